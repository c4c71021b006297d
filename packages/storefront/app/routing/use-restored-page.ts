import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { isPrivatePath } from './private-pages.ts';

/**
 * Brings a page up to date that Back has restored from memory, since cart and session may have changed in the meantime.
 * A page of one person is loaded again, and not shown until then: it may have been left while its form was being sent,
 * and its totals may be those of an earlier cart.
 */
export function useRestoredPage(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const update = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      if (isPrivatePath(location.pathname)) {
        document.body.hidden = true;
        location.reload();
      } else void revalidate();
    };
    window.addEventListener('pageshow', update);
    return () => window.removeEventListener('pageshow', update);
  }, [revalidate]);
}
