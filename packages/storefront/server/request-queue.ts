import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

export interface QueueLimits {
  /** Requests that are handled at the same time. */
  concurrency: number;
  /** Requests that may wait for their turn. */
  maxWaiting: number;
  /** How long they may wait. */
  maxWaitMs: number;
}

/**
 * Handles up to `concurrency` requests at a time. Further requests wait, and are handled in the order in which they
 * arrive. Responds with 503 if too many requests wait, or if a request waits for too long.
 */
export function queueRequests({ concurrency, maxWaiting, maxWaitMs }: QueueLimits): MiddlewareHandler {
  let running = 0;
  const waiting = new Set<() => void>();

  /** Waits until another request has ended. Rejects if the browser disconnects, or after `maxWaitMs`. */
  function waitForTurn(request: Request): Promise<void> {
    if (waiting.size === maxWaiting) throw busy();
    const end = AbortSignal.any([request.signal, AbortSignal.timeout(maxWaitMs)]);
    if (end.aborted) throw busy();
    return new Promise((resolve, reject) => {
      waiting.add(resolve);
      end.addEventListener('abort', () => {
        if (waiting.delete(resolve)) reject(busy());
      });
    });
  }

  return async ({ req }, next) => {
    if (running < concurrency) running += 1;
    else await waitForTurn(req.raw);
    try {
      await next();
    } finally {
      const [first] = waiting;
      // the first waiting request replaces this one, so `running` stays the same
      if (first) {
        waiting.delete(first);
        first();
      } else running -= 1;
    }
  };
}

const busy = (): HTTPException =>
  new HTTPException(503, {
    res: new Response('The shop is busy. Try again in a moment.', {
      status: 503,
      headers: { 'retry-after': '10' },
    }),
  });
