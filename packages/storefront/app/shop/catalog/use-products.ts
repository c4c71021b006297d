import { useEffect, useState } from 'react';
import { errorOf } from '../../store/failure.ts';
import type { ShopProduct } from '../../store/product/product.ts';
import type { ProductsResponse } from './read-products.ts';

interface Answer {
  /** What it answers. */
  path: string;
  attempt: number;
  products: ShopProduct[];
  error?: unknown;
}

interface ProductsState {
  /** Those of the path before, until others arrive. */
  products: readonly ShopProduct[];
  error: unknown;
  isLoading: boolean;
  retry: () => void;
}

/**
 * Reads products from a path, once it has not changed for a while. It is not a fetcher of React Router, which loads a
 * route for its first request, and without a connection shows an error in place of the page.
 */
export function useProducts(path: string | undefined, pauseMs = 0): ProductsState {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (path === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      const answered = await readProducts(path, signal).catch((error: unknown) => ({ products: [], error }));
      if (!signal.aborted) setAnswer({ path, attempt, ...answered });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [path, attempt, pauseMs]);
  const isAnswered = path !== undefined && answer?.path === path;
  return {
    products: path === undefined ? [] : (answer?.products ?? []),
    error: isAnswered ? answer.error : undefined,
    isLoading: path !== undefined && !(isAnswered && answer.attempt === attempt),
    retry: () => setAttempt(attempt + 1),
  };
}

async function readProducts(path: string, signal: AbortSignal): Promise<Pick<Answer, 'products'>> {
  const response = await fetch(path, { signal });
  const { products, failure }: ProductsResponse = await response.json();
  if (failure) throw errorOf(failure);
  return { products };
}
