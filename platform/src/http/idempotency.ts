/** Repeated writes with an idempotency key: an extension of this platform, for calls of any service. */
import { createHash } from 'node:crypto';
import type { Base } from '../context.ts';
import { Conflict, invalid } from './failure.ts';
import type { Reply } from './respond.ts';

/** How long the response to a key is kept, in milliseconds: 24 hours. */
const KEPT_MS = 86_400_000;
const LONGEST = 255;

/** A request with a key. */
export interface KeyedRequest {
  /** Call and caller, to which the key belongs. */
  scope: string;
  key: string;
  /** Everything of the request that must be the same when it is repeated. */
  content: string;
}

/** Remembers the response per key. */
export class Idempotency {
  readonly #base: Base;
  readonly #inFlight = new Map<string, { fingerprint: string; reply: Promise<Reply> }>();

  constructor(base: Base) {
    this.#base = base;
  }

  /**
   * Runs a write once per key. The same request gets the same response, after the first one has finished. A different one throws a `Conflict`. `run` stores the
   * reply by the function that it gets, in the transaction of the write.
   */
  async once(request: KeyedRequest, run: (save: (reply: Reply) => void) => Promise<Reply>): Promise<Reply> {
    const { db, clock } = this.#base;
    if (request.key.length > LONGEST)
      invalid('Idempotency-Key', 'MAX_LENGTH', `must have at most ${LONGEST} characters`, {
        threshold: LONGEST,
      });
    const scope = `${request.scope}|${request.key}`;
    const fingerprint = createHash('sha256').update(request.content).digest('base64url');
    const earlier = this.#inFlight.get(scope);
    if (earlier) return earlier.fingerprint === fingerprint ? earlier.reply : conflict();
    const stored = db.response(scope, clock.iso());
    if (stored) return stored.fingerprint === fingerprint ? stored : conflict();
    const save = (reply: Reply): void =>
      db.saveResponse(
        scope,
        { fingerprint, ...reply },
        clock.iso(),
        new Date(clock.now() + KEPT_MS).toISOString(),
      );
    const reply = run(save);
    this.#inFlight.set(scope, { fingerprint, reply });
    try {
      return await reply;
    } finally {
      this.#inFlight.delete(scope);
    }
  }
}

function conflict(): never {
  throw new Conflict('The idempotency key was used for a different request');
}
