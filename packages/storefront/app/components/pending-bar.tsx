import { useFetchers, useNavigation } from 'react-router';
import { useText } from '../text/text.tsx';

/**
 * A bar at the top of the page while the next page is loading or a form is sent. CSS delays it by 150 ms, so that fast
 * pages show none, and no timer is needed.
 */
export function PendingBar() {
  const { states } = useText();
  const { state } = useNavigation();
  const isSending = useFetchers().length > 0;
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50" data-print="none">
      {state !== 'idle' || isSending ? (
        <div className="relative animate-appear-late h-1 overflow-hidden bg-accent-soft forced-colors:bg-[Canvas]">
          <span className="absolute inset-y-0 w-2/5 rounded-full bg-accent animate-slide motion-reduce:w-full forced-colors:bg-[Highlight]" />
          <span className="sr-only">{states.loading}</span>
        </div>
      ) : null}
    </div>
  );
}
