import { vi } from 'vitest';

/** Time limits that end when a test says so. A loaded machine must not decide which call meets its limit. */
export interface Limits {
  /** A distinctive time limit, in milliseconds: a quarter of an hour. */
  next: () => number;
  /**
   * How to end the timer of this limit that runs now. It has no effect once that one is cleared, or set anew.
   */
  end: (ms: number) => () => void;
  release: () => void;
}

const FIRST_MS = 1_000_000;

/** Watches the timers of this process for those of limits. They are real, and cleared like any other. */
export function watchLimits(): Limits {
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const running = new Map<number, { timer: unknown; callback: () => void }>();
  const limits = new Map<unknown, number>();
  let next = FIRST_MS;
  vi.stubGlobal('setTimeout', (callback: (...more: unknown[]) => void, ms: number, ...more: unknown[]) => {
    const timer = set(callback, ms, ...more);
    if (ms >= FIRST_MS) {
      running.set(ms, { timer, callback: () => callback(...more) });
      limits.set(timer, ms);
    }
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: NodeJS.Timeout | undefined) => {
    const ms = limits.get(timer);
    limits.delete(timer);
    if (ms !== undefined && running.get(ms)?.timer === timer) running.delete(ms);
    clear(timer);
  });
  return {
    next: () => next++,
    end: (ms) => {
      const now = running.get(ms);
      return () => {
        if (now && running.get(ms) === now) now.callback();
      };
    },
    release: () => void vi.unstubAllGlobals(),
  };
}
