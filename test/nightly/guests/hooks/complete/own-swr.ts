import { createElement, useEffect, useSyncExternalStore } from 'react';
import useSWR, { type Cache, SWRConfig, useSWRConfig } from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { OwnTransport } from './own-transport.ts';
import { type Failure, namesOf, pageFrom, type ShopHooks, searchFor } from './shop.ts';

interface Product {
  id?: string | undefined;
  name?: string | null | undefined;
}

interface ProductResponse {
  product?: Product | undefined;
}

/** The calls of a library, which its own code completes. */
export interface Calls {
  getProduct: (id: string, signal: AbortSignal) => Promise<ProductResponse>;
  queryProducts: (body: object, signal: AbortSignal) => Promise<{ products?: Product[] | undefined }>;
  rename: (id: string, name: string) => Promise<ProductResponse>;
}

/** Requests by key, and how many components use each. */
interface SharedRead {
  controller: AbortController;
  users: number;
}

/** The hooks that SWR libraries need in addition to their calls: identity, abort, lists and writes. */
export function ownSwrHooks({ identity, onIdentity }: OwnTransport, calls: Calls): ShopHooks {
  const reads = new Map<string, SharedRead>();
  const useIdentity = (): string => useSyncExternalStore(onIdentity, identity);

  function readOf(key: string): SharedRead {
    let read = reads.get(key);
    if (!read || read.controller.signal.aborted) {
      read = { controller: new AbortController(), users: read?.users ?? 0 };
      reads.set(key, read);
    }
    return read;
  }

  /** Aborts the request when no component uses its key any more. */
  function useAbort(key: string): void {
    const { mutate } = useSWRConfig();
    useEffect(() => {
      readOf(key).users++;
      return () => {
        readOf(key).users--;
        // StrictMode mounts again in the same tick
        setTimeout(() => {
          const read = reads.get(key);
          if (!read || read.users > 0) return;
          read.controller.abort();
          reads.delete(key);
          // the next component must not wait for the aborted request
          void mutate(key, undefined, { revalidate: false });
        });
      };
    }, [key, mutate]);
  }

  function useRead<Data>(key: string | null, fetcher: (signal: AbortSignal) => Promise<Data>) {
    const owner = useIdentity();
    const owned = key && `${owner} ${key}`;
    useAbort(owned ?? '');
    return useSWR<Data, Failure>(owned, (at: string) => fetcher(readOf(at).controller.signal), {
      shouldRetryOnError: false,
    });
  }
  return {
    Provider: ({ children }) => createElement(SWRConfig, null, children),
    useProduct(id) {
      const { data, error } = useRead(id === null ? null : `product ${id}`, (signal) =>
        calls.getProduct(`${id}`, signal),
      );
      return { name: data?.product?.name ?? undefined, error };
    },
    useSearch(name) {
      const { data } = useRead(`search ${name}`, (signal) => calls.queryProducts(searchFor(name), signal));
      return { names: data && namesOf(data.products ?? []) };
    },
    useList() {
      const owner = useIdentity();
      const prefix = `${owner} list`;
      useAbort(prefix);
      const { data, error, setSize, mutate } = useSWRInfinite<{ products?: Product[] | undefined }, Failure>(
        (index: number, before: { products?: Product[] | undefined } | null) =>
          before && (before.products ?? []).length < 2 ? null : `${prefix} ${index * 2}`,
        (key: string) =>
          calls.queryProducts(pageFrom(Number(key.split(' ').at(-1))), readOf(prefix).controller.signal),
        {
          revalidateFirstPage: false,
          revalidateOnFocus: false,
          revalidateOnReconnect: false,
          shouldRetryOnError: false,
        },
      );
      useEffect(() => {
        const again = (): void => void mutate();
        const all = ['focus', 'online', 'stale'];
        for (const event of all) window.addEventListener(event, again);
        return () => {
          for (const event of all) window.removeEventListener(event, again);
        };
      }, [mutate]);
      const seen = new Set<unknown>();
      const items = (data ?? []).flatMap(({ products = [] }) => products);
      return {
        names: namesOf(items.filter(({ id }) => !seen.has(id) && seen.add(id))),
        error,
        more: () => void setSize((size) => size + 1).catch(() => undefined),
        retry: () => void setSize((size) => size).catch(() => undefined),
      };
    },
    useRename() {
      const owner = useIdentity();
      const { mutate, cache } = useSWRConfig();
      return async (id, name) => {
        const key = `${owner} product ${id}`;
        const stale = (): void => {
          for (const other of searchKeys(cache, owner)) void mutate(other);
          window.dispatchEvent(new Event('stale'));
        };
        try {
          await mutate(key, calls.rename(id, name), {
            populateCache: true,
            revalidate: false,
            rollbackOnError: true,
            optimisticData: (current?: ProductResponse) => ({ product: { ...current?.product, name } }),
          });
          stale();
        } catch (error) {
          const { status = 500 } = error as Failure;
          // it may have taken effect
          if (status >= 500) {
            stale();
            await mutate(key);
          }
          throw error;
        }
      };
    },
  };
}

const searchKeys = (cache: Cache, owner: string): string[] =>
  [...cache.keys()].filter((key) => key.startsWith(`${owner} search`));
