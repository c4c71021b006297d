import { useCallback, useInsertionEffect, useRef } from 'react';

/** A function that is the same in every render, and calls that of the newest one. For events and effects. */
export function useStableFunction<Args extends unknown[], Result>(
  newest: (...args: Args) => Result,
): (...args: Args) => Result {
  const current = useRef(newest);
  // before the effects of components, which may call it
  useInsertionEffect(() => {
    current.current = newest;
  });
  return useCallback((...args) => current.current(...args), []);
}
