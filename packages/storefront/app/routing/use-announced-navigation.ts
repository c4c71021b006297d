import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Id of the main part of every page. */
export const CONTENT_ID = 'content';

/**
 * After a navigation to another page, the focus moves to the heading, which screen readers then read. A change of the
 * query only, such as a filter, leaves the focus where it is.
 */
export function useAnnouncedNavigation(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname || hash) return;
    last.current = pathname;
    const content = document.getElementById(CONTENT_ID);
    const heading = content?.querySelector('h1');
    if (heading) heading.tabIndex = -1;
    // the router scrolls to the top, and restores the position after Back
    (heading ?? content)?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
