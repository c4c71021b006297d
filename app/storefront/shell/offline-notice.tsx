import { useSyncExternalStore } from 'react';
import { useText } from '../../shared/text/text.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A warning while the browser is offline. */
export function OfflineNotice() {
  const { system } = useText();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="page">
      {isOnline ? null : (
        <Notice tone="warning" title={system.offline}>
          {system.offlineText}
        </Notice>
      )}
    </div>
  );
}
