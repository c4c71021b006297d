import { useEffect } from 'react';
import { removeDrafts } from '../../form/draft.ts';

const MARK = 'signed-out=1';

/** A `Set-Cookie` header by which the next page knows that a member has left. */
export const signedOutCookie = `${MARK}; Path=/; SameSite=Lax`;

/** Removes the drafts of the tab on the page that follows a sign-out: the form may be sent before its page is hydrated. */
export function useSignedOut(): void {
  useEffect(() => {
    if (!document.cookie.split('; ').includes(MARK)) return;
    removeDrafts();
    // biome-ignore lint/suspicious/noDocumentCookie: Safari has the Cookie Store API since 2025 only
    document.cookie = `${MARK}; Path=/; Max-Age=0`;
  }, []);
}
