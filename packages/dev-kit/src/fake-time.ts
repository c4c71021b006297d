/** Tests of time limits, in which seconds pass within milliseconds. */
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';

/** Replaces timers and measured time for the rest of the test. */
export function fakeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
}

const STEP_MS = 100;

/** Lets time pass until work ends, at most this many seconds; then it rejects. */
export async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  let isPending = true;
  const end = (): void => void (isPending = false);
  work.then(end, end);
  for (let ms = 0; isPending && ms < seconds * 1000; ms += STEP_MS) {
    await vi.advanceTimersByTimeAsync(STEP_MS);
    // real work, such as of servers and of cryptography, makes progress
    await wait(2);
  }
  if (isPending) throw new Error(`not done within ${seconds} seconds`);
  return work;
}
