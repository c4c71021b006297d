import type { ComponentType, ReactNode } from 'react';

/** What every library is completed to: the same application, of which the pages are shared by the cases. */
export interface ShopHooks {
  Provider: ComponentType<{ children: ReactNode }>;
  /** Reads the name of a product by GET; nothing for null. */
  useProduct: (id: string | null) => { name: string | undefined; error: Failure | undefined };
  /** Reads the names of a list by POST. */
  useSearch: (name: string) => { names: string | undefined };
  /** Reads a list by POST, two items on a page. */
  useList: () => ListView;
  /** Renames products, shown at once. The response is the product; lists become stale. */
  useRename: () => (id: string, name: string) => Promise<unknown>;
}

export interface ListView {
  names: string;
  error: Failure | undefined;
  more: () => void;
  retry: () => void;
}

/** What is known of a failure, under the names of `StoreError`. */
export interface Failure extends Error {
  status?: number | undefined;
  code?: string | undefined;
  reason?: string | undefined;
  violations: readonly { field: string }[];
  retryAfterMs?: number | undefined;
}

export interface ShopOptions {
  baseUrl: string;
  clientId: string;
  timeoutMs: number;
  /** Maximum of the first wait between attempts. */
  baseMs: number;
}

export type OpenShop = (options: ShopOptions) => ShopHooks;

/** A page of the list as its libraries request it. */
export const pageFrom = (offset: number) => ({ query: { paging: { limit: 2, offset } } });

export const searchFor = (name: string) => ({ query: { filter: JSON.stringify({ name }) } });

interface Item {
  id?: string | undefined;
  name?: string | null | undefined;
}

export const namesOf = (items: readonly Item[]): string => items.map(({ name }) => name).join(' ');
