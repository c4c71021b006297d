import { useEffect, useState } from 'react';
import { errorOf } from '../../store/failure.ts';
import type { Suggestion, Suggestions } from './suggestions.ts';

/** How long a text must not change, so that not every letter is a request. */
const PAUSE_MS = 120;

interface Answer {
  /** What it answers. */
  path: string;
  attempt: number;
  products: Suggestion[];
  error?: unknown;
}

interface SuggestionsState {
  /** Those of the text before, until others arrive. */
  products: readonly Suggestion[];
  error: unknown;
  isSearching: boolean;
  retry: () => void;
}

/**
 * Loads suggestions from a path once typing pauses. It is not a fetcher of React Router, which loads a route for its
 * first request, and without a connection shows an error in place of the page.
 */
export function useSuggestions(path: string | undefined): SuggestionsState {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (path === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      const products = await loadSuggestions(path, signal).catch((error: unknown) => ({
        products: [],
        error,
      }));
      if (!signal.aborted) setAnswer({ path, attempt, ...products });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [path, attempt]);
  const isAnswered = path !== undefined && answer?.path === path;
  return {
    products: path === undefined ? [] : (answer?.products ?? []),
    error: isAnswered ? answer.error : undefined,
    isSearching: path !== undefined && !(isAnswered && answer.attempt === attempt),
    retry: () => setAttempt(attempt + 1),
  };
}

async function loadSuggestions(path: string, signal: AbortSignal): Promise<Pick<Answer, 'products'>> {
  const response = await fetch(path, { signal });
  const { products, failure }: Suggestions = await response.json();
  if (failure) throw errorOf(failure);
  return { products };
}
