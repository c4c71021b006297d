import { LONGEST_MS } from './timeout.ts';

const RESOLVED = /* @__PURE__ */ Promise.resolve();

/** A timer that was started with {@link startTimer}. */
export interface Timer {
  onTime: () => void;
  ms: number;
  /** When `onTime` is due. */
  dueAt: number;
  /**
   * When the runtime fires it: before that if it was started for another call, never again if it has fired.
   */
  firesAt: number;
  handle?: ReturnType<typeof setTimeout>;
}

/** The timer that was stopped last, until the microtasks that follow have run. */
let stopped: Timer | undefined;

/**
 * Calls a function once, a time after `now`. Work that follows other work at once takes over its timer if it
 * has as much time, since runtimes are slow to start and stop one. None is shared by what runs at the same
 * time: some servers end the timers of a request with it.
 */
export function startTimer(now: number, time: number, onTime: () => void): Timer {
  const ms = Math.min(time, LONGEST_MS);
  const dueAt = now + ms;
  let timer = stopped;
  if (timer?.ms === ms && timer.firesAt <= dueAt) stopped = undefined;
  else {
    timer = { onTime, ms, dueAt, firesAt: dueAt };
    timer.handle = setTimeout(fire, ms, timer);
  }
  timer.onTime = onTime;
  timer.dueAt = dueAt;
  return timer;
}

function fire(timer: Timer): void {
  const remainingMs = timer.dueAt - timer.firesAt;
  timer.firesAt = remainingMs > 0 ? timer.dueAt : Infinity;
  if (remainingMs > 0) timer.handle = setTimeout(fire, remainingMs, timer);
  else timer.onTime();
}

/** Stops a timer. */
export function stopTimer(timer: Timer): void {
  if (stopped) clearTimeout(timer.handle);
  else {
    stopped = timer;
    // a caller that waits for the work continues first
    void RESOLVED.then(clearStopped);
  }
}

function clearStopped(): void {
  clearTimeout(stopped?.handle);
  stopped = undefined;
}
