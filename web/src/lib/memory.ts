// Settings and other values that this browser stores. A browser that stores nothing is not an error.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`bohnhof.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`bohnhof.${key}`, value);
  } catch {
    // a private window or a full disk: the value is lost when the page is closed
  }
}

/** The rest of every key with this prefix. */
export function kept(beginning: string): string[] {
  try {
    const whole = `bohnhof.${beginning}`;
    return Object.keys(localStorage).filter((key) => key.startsWith(whole)).map((key) => key.slice(whole.length));
  } catch {
    return [];
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`bohnhof.${key}`);
  } catch {
    // nothing is stored, so there is nothing to remove
  }
}
