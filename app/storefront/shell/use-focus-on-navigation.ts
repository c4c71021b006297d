import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Id of the part of the page that changes. */
export const CONTENT_ID = 'content';

/** Moves the focus to the new page, as the browser does on a page load. Filters change the address too, but not the page. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
