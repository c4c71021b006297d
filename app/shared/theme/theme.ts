import { useSyncExternalStore } from 'react';

/** Light, dark, or the setting of the system. */
export type Theme = 'light' | 'dark' | 'system';

export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

// index.html reads the same key before the first paint
const KEY = 'theme';
const listeners = new Set<() => void>();

function read(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === KEY) apply(newValue === 'light' || newValue === 'dark' ? newValue : 'system');
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

/** Selects a theme and stores it, if the browser allows it. */
export function setTheme(theme: Theme): void {
  apply(theme);
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // storage is blocked: the choice lasts until the page is reloaded
  }
}

/** The chosen theme. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, read);
