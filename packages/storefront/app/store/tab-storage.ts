/** The storage of the tab. Undefined in a browser that blocks it. */
export function tabStorage(): Storage | undefined {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: the rest of the app takes it from here
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Stores a value until the tab is closed. Returns whether the storage has taken it. */
export function keepInTab(key: string, value: string): boolean {
  try {
    tabStorage()?.setItem(key, value);
    return tabStorage() !== undefined;
  } catch {
    return false;
  }
}
