// What this browser keeps for its owner: settings, mostly. A browser that keeps nothing is no reason to fail.

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
    // private windows and full disks: the setting holds until the page is closed
  }
}

/** The rest of every key that begins like this. */
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
    // nothing is kept, so nothing is left
  }
}
