import { within } from '../core/clock.ts';
import { cutShort } from './failures.ts';

/** Why work that was cut by a pause has ended. */
export const PAUSED = Symbol('paused');

/** What pausing holds up. */
export interface Gate {
  pause(): void;
  resume(): void;
  /** Waits until nothing is paused. */
  opened(signal: AbortSignal): Promise<void>;
  /** Cuts work that is under way; its reason is then `PAUSED`. */
  cutting(signal: AbortSignal): AbortSignal;
}

/** Tells when something is held up, and when it goes on. */
export function createGate(onHeld: (isHeld: boolean) => void): Gate {
  let cut = new AbortController();
  const waiting = new Set<() => void>();
  return {
    pause: () => cut.abort(PAUSED),
    resume() {
      if (!cut.signal.aborted) return;
      cut = new AbortController();
      for (const go of waiting) go();
      waiting.clear();
    },
    async opened(signal) {
      if (!cut.signal.aborted) return;
      onHeld(true);
      const resumed = (): Promise<void> => new Promise((go) => waiting.add(go));
      while (cut.signal.aborted) await within(Number.POSITIVE_INFINITY, signal, cutShort, resumed);
      onHeld(false);
    },
    cutting: (signal) => AbortSignal.any([signal, cut.signal]),
  };
}
