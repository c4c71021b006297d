import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { useAnnounce } from '../components/announcer.tsx';
import { Button } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { useOnline } from '../routing/use-online.ts';
import { useText } from '../text/text.tsx';

/** A network needs a moment after the browser has announced it. */
const SETTLE_MS = 500;

/**
 * A warning while the browser is offline. The page does not change: the next one is opened when the connection is back, and
 * a form is not sent.
 */
export function OfflineNotice() {
  const { system } = useText();
  const isOnline = useOnline();
  const blocker = useBlocker(() => !navigator.onLine);
  const isUnsent = useUnsentForms(isOnline);
  useAnnounced(isOnline);
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    const { pathname, search, hash } = blocker.location;
    // as a document, because browsers do not fetch scripts again that could not be fetched offline
    const proceed = (): void => window.location.assign(pathname + search + hash);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (): void => {
      timer = setTimeout(proceed, SETTLE_MS);
    };
    window.addEventListener('online', soon);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', soon);
    };
  }, [blocker]);
  const isWaiting = blocker.state === 'blocked';
  return (
    <div role="status" className="sticky top-2 z-40" data-print="none">
      {isOnline ? null : (
        <div className="page">
          <Notice
            tone="warning"
            title={system.offline}
            className="shadow-sheet"
            action={
              isWaiting ? (
                <Button look="outline" size="small" onClick={() => blocker.reset()}>
                  {system.offlineStay}
                </Button>
              ) : undefined
            }
          >
            {isWaiting ? system.offlineNext : isUnsent ? system.offlineUnsent : system.offlineText}
          </Notice>
        </div>
      )}
    </div>
  );
}

/** Keeps what is entered: a form that is sent offline would be replaced by an error. Returns whether there was one. */
function useUnsentForms(isOnline: boolean): boolean {
  const [isUnsent, setUnsent] = useState(false);
  useEffect(() => {
    if (isOnline) return undefined;
    const keep = (event: SubmitEvent): void => {
      event.preventDefault();
      event.stopPropagation();
      setUnsent(true);
    };
    window.addEventListener('submit', keep, { capture: true });
    return () => {
      window.removeEventListener('submit', keep, { capture: true });
      setUnsent(false);
    };
  }, [isOnline]);
  return isUnsent;
}

/** Announces that the connection is back. */
function useAnnounced(isOnline: boolean): void {
  const { system } = useText();
  const announce = useAnnounce();
  const [wasOnline, setWasOnline] = useState(true);
  useEffect(() => {
    if (isOnline === wasOnline) return;
    setWasOnline(isOnline);
    if (isOnline) announce(system.online);
  }, [isOnline, wasOnline, announce, system]);
}
