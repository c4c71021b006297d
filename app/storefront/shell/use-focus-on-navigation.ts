import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Id of the element that contains the page. */
export const CONTENT_ID = 'content';

/**
 * Moves the focus to the new page, as a browser does on a page load. Filters also change the URL, but not the
 * page.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
