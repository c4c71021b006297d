import { useEffect, useRef } from 'react';
import { useRevalidate } from 'storewire/react';

/** The header and the cart show what a form of the page has changed in the cart with this revision. */
export function useCartChange(revision: string | undefined): void {
  const revalidate = useRevalidate();
  const last = useRef(revision);
  useEffect(() => {
    if (revision === undefined || revision === last.current) return;
    last.current = revision;
    void revalidate(['currentCartV2']);
  }, [revision, revalidate]);
}
