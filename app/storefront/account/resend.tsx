import { useEffect, useState } from 'react';
import type { SignInOutcome } from 'storewire/react';
import { Button } from '../../shared/ui/button.tsx';

const PAUSE_S = 30;

export interface ResendProps {
  /** The label of the button, with the seconds until it is enabled. */
  label: (seconds: number) => string;
  /** The status text after a message was sent. */
  done: string;
  isWorking: boolean;
  onResend: () => Promise<SignInOutcome>;
}

/** A button that sends a message again, after a delay. */
export function Resend({ label, done, isWorking, onResend }: ResendProps) {
  const [isResent, setResent] = useState(false);
  const { secondsLeft, start } = useCountDown(PAUSE_S);
  const resend = async (): Promise<void> => {
    if (secondsLeft > 0 || isWorking) return;
    setResent(false);
    const { loginState } = await onResend();
    if (loginState === 'FAILURE') return;
    setResent(true);
    start();
  };
  return (
    <>
      <p role="status" className="text-sm empty:hidden">
        {isResent ? done : null}
      </p>
      <Button
        look="outline"
        aria-disabled={secondsLeft > 0 || isWorking}
        onClick={() => void resend()}
        className="tabular-nums"
      >
        {label(secondsLeft)}
      </Button>
    </>
  );
}

/** The remaining seconds, starting with the first render. */
function useCountDown(seconds: number): { secondsLeft: number; start: () => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1000));
  const isRunning = secondsLeft > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = (): void => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  };
  return { secondsLeft, start };
}
