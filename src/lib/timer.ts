import { LONGEST_MS } from './timeout.ts';

const RESOLVED = /* @__PURE__ */ Promise.resolve();

/** A timer that was started with {@link startTimer}. */
export interface Timer {
  onTime: () => void;
  /** When `onTime` is due. */
  dueAt: number;
  /** When the timer of the runtime fires: earlier if it was started for another call, never again if it has fired. */
  firesAt: number;
  handle?: ReturnType<typeof setTimeout>;
}

/** The timer that was stopped last, until the microtasks that follow have run. */
let stopped: Timer | undefined;

/**
 * Calls a function once after a time. A call that follows another one at once takes over its timer: for a
 * runtime it is slow to start and stop one.
 */
export function startTimer(ms: number, onTime: () => void): Timer {
  const limitedMs = Math.min(ms, LONGEST_MS);
  const dueAt = performance.now() + limitedMs;
  if (stopped && stopped.firesAt <= dueAt) {
    const timer = Object.assign(stopped, { onTime, dueAt });
    stopped = undefined;
    return timer;
  }
  const timer: Timer = { onTime, dueAt, firesAt: dueAt };
  timer.handle = setTimeout(fire, limitedMs, timer);
  return timer;
}

function fire(timer: Timer): void {
  const remainingMs = timer.dueAt - timer.firesAt;
  timer.firesAt = remainingMs > 0 ? timer.dueAt : Number.POSITIVE_INFINITY;
  if (remainingMs > 0) timer.handle = setTimeout(fire, remainingMs, timer);
  else timer.onTime();
}

/** Stops a timer. */
export function stopTimer(timer: Timer): void {
  if (stopped) clearTimeout(timer.handle);
  else {
    stopped = timer;
    // a caller that waits for the call continues first
    void RESOLVED.then(clearStopped);
  }
}

function clearStopped(): void {
  clearTimeout(stopped?.handle);
  stopped = undefined;
}
