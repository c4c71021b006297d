import { onTestFinished, vi } from 'vitest';

/**
 * Replaces the timers of the code under test, for the rest of the test. Time passes as usual, and
 * `passSecond` lets more of it pass.
 */
export function controlTimers(): void {
  if (vi.isFakeTimers()) return;
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 1,
  });
  onTestFinished(() => void vi.useRealTimers());
}

const STEP_MS = 50;

/**
 * Lets a second pass within a few milliseconds: longer than the timers after which the code under test sends
 * something. Requests to real servers make progress between two steps.
 */
export async function passSecond(): Promise<void> {
  for (let passed = 0; passed < 1000; passed += STEP_MS) await vi.advanceTimersByTimeAsync(STEP_MS);
}

/** Sets the clock forward for the rest of the test. No timer fires. */
export function setClockForward(ms: number): void {
  const { now } = Date;
  Date.now = () => now() + ms;
  onTestFinished(() => {
    Date.now = now;
  });
}
