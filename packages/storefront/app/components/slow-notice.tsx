import { useEffect, useState } from 'react';
import { useText } from '../text/text.tsx';
import { Notice } from './notice.tsx';

/** After this time, the page says that it takes longer than usual. */
const SLOW_MS = 6_000;

/** Whether the page has been waiting for so long that it has to say so. */
function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(setSlow, SLOW_MS, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow && isWaiting;
}

/** Says that it takes longer than usual, once it does. */
export function SlowNotice({ isWaiting, className }: { isWaiting: boolean; className?: string }) {
  const { states } = useText();
  const isSlow = useIsSlow(isWaiting);
  return (
    <div role="status" className={className}>
      {isSlow ? <Notice title={states.slow}>{states.slowText}</Notice> : null}
    </div>
  );
}
