import { useMemo, useSyncExternalStore } from 'react';

/** The lists of products that a browser keeps, by the number of products that each has at most. */
const LISTS = { favorites: 100, viewed: 12 } as const;

type List = keyof typeof LISTS;

/** Ids of the products in a list, the latest first. Undefined until the page is hydrated: the server knows no lists. */
export function useKeptProducts(list: List): readonly string[] | undefined {
  const stored = useSyncExternalStore(
    subscribe,
    () => read(list),
    () => undefined,
  );
  return useMemo(() => stored?.split(' ').filter(Boolean), [stored]);
}

/** Puts a product at the top of a list. */
export const keepProduct = (list: List, id: string): void =>
  write(list, [id, ...idsWithout(list, id)].slice(0, LISTS[list]));

export const removeProduct = (list: List, id: string): void => write(list, idsWithout(list, id));

export const clearProducts = (list: List): void => write(list, []);

const keyOf = (list: List): string => `products.${list}`;

const idsWithout = (list: List, id: string): string[] =>
  read(list)
    .split(' ')
    .filter((each) => each !== id);

/** Empty if the browser forbids the storage. */
function read(list: List): string {
  try {
    return localStorage.getItem(keyOf(list)) ?? '';
  } catch {
    return '';
  }
}

function write(list: List, ids: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(list), ids.join(' ').trim());
  } catch {
    return;
  }
  // other tabs get the event from the browser
  window.dispatchEvent(new StorageEvent('storage', { key: keyOf(list) }));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
