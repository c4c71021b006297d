import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For loaders whose data does not depend on the query, such as a selection or a filter: they are not called
 * again if nothing else changes.
 */
export function keepOnQuery(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  const isQueryOnly = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isQueryOnly && formMethod === undefined ? false : defaultShouldRevalidate;
}
