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

/** Handles some requests at a time, and the others in the order in which they arrive. Rejects what is beyond. */
export function queueRequests({ concurrency, maxWaiting, maxWaitMs }: QueueLimits): MiddlewareHandler {
  let running = 0;
  const waiting = new Set<() => void>();

  /** Rejects if the browser leaves, or if it takes too long. */
  function turn(request: Request): Promise<void> {
    if (waiting.size === maxWaiting) throw busy();
    const end = AbortSignal.any([request.signal, AbortSignal.timeout(maxWaitMs)]);
    return new Promise((resolve, reject) => {
      waiting.add(resolve);
      end.addEventListener('abort', () => {
        if (waiting.delete(resolve)) reject(busy());
      });
    });
  }

  return async ({ req }, next) => {
    if (running < concurrency) running += 1;
    else await turn(req.raw);
    try {
      await next();
    } finally {
      const [first] = waiting;
      // the turn is passed on
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
