import { useFetchers, useLocation, useNavigation } from 'react-router';
import { useText } from '../text/text.tsx';
import { SlowNotice } from './slow-notice.tsx';

/**
 * A bar at the top of the page while the next page is loading or a form is sent. CSS delays it by 150 ms, so that fast
 * pages show none, and no timer is needed.
 */
export function PendingBar() {
  const { states } = useText();
  const { pathname } = useLocation();
  const { state, location, formMethod } = useNavigation();
  const isSending = useFetchers().length > 0;
  const isPending = state !== 'idle' || isSending;
  // another page has a skeleton, which says itself that it is slow
  const isSamePage = formMethod !== undefined || location?.pathname === pathname;
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-50" data-print="none">
      <div role="status">
        {isPending ? (
          <div className="appear-late relative h-1 overflow-hidden bg-accent-soft forced-colors:bg-[Canvas]">
            <span className="absolute inset-y-0 w-2/5 rounded-full bg-accent slide motion-reduce:w-full forced-colors:bg-[Highlight]" />
            <span className="sr-only">{states.loading}</span>
          </div>
        ) : null}
      </div>
      <SlowNotice
        isWaiting={isSending || (isPending && isSamePage)}
        className="mx-auto w-fit max-w-[calc(100%-1.5rem)] [&>*]:mt-3 [&>*]:shadow-sheet"
      />
    </div>
  );
}
