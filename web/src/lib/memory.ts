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

export function forget(key: string): void {
  try {
    localStorage.removeItem(`bohnhof.${key}`);
  } catch {
    // nothing is kept, so nothing is left
  }
}
