import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';
import { keepInTab, tabStorage } from '../store/tab-storage.ts';

const KEY = 'next page';

/** Keeps the path of the page that is being opened: React Router reloads the page before it after a deploy, when its module is gone. */
export function useNextPage(): void {
  const { state, location } = useNavigation();
  const path = state === 'loading' ? createPath(location) : undefined;
  useEffect(() => {
    if (path) keepInTab(KEY, path);
    else tabStorage()?.removeItem(KEY);
  }, [path]);
}

/** The page to open in place of the one that was reloaded. Undefined if none was being opened. */
export function takeNextPage(): string | undefined {
  const path = tabStorage()?.getItem(KEY) ?? undefined;
  tabStorage()?.removeItem(KEY);
  return path;
}
