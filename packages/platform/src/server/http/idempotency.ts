/** Repeated writes with an idempotency key: an extension of this platform, for calls of any service. */
import { createHmac } from 'node:crypto';
import type { Base } from '../../kernel/context/context.ts';
import { Conflict, invalid } from '../../kernel/errors/failure.ts';
import type { Reply } from './message.ts';

/** How long the response to a key is kept, in milliseconds: 24 hours. */
const KEPT_MS = 86_400_000;
const MAX_KEY_LENGTH = 255;

export interface KeyedRequest {
  /** Call and caller with its session, to which the key belongs. */
  scope: string;
  key: string;
  /** Everything of the request that must be the same when it is repeated. */
  content: string;
}

export class Idempotency {
  readonly #base: Base;
  readonly #inFlight = new Map<string, { fingerprint: string; reply: Promise<Reply> }>();

  constructor(base: Base) {
    this.#base = base;
  }

  /**
   * Runs a write once per key. A repetition of the request gets the response of the first one, after that has
   * finished. A different request with the key throws a `Conflict`. `run` must call `save` with its reply, in the
   * transaction of the write.
   */
  async once(request: KeyedRequest, run: (save: (reply: Reply) => void) => Promise<Reply>): Promise<Reply> {
    const { db, clock } = this.#base;
    if (request.key.length > MAX_KEY_LENGTH)
      invalid('Idempotency-Key', 'MAX_LENGTH', `must have at most ${MAX_KEY_LENGTH} characters`, {
        threshold: MAX_KEY_LENGTH,
      });
    const id = derived('id', request).toString('base64url');
    const fingerprint = createHmac('sha256', derived('content', request))
      .update(request.content)
      .digest('base64url');
    const earlier = this.#inFlight.get(id);
    if (earlier) return earlier.fingerprint === fingerprint ? earlier.reply : conflict();
    const stored = db.response(id, clock.iso());
    if (stored)
      return stored.fingerprint === fingerprint ? { status: stored.status, body: stored.body } : conflict();
    const save = ({ status, body }: Reply): void =>
      db.saveResponse(
        id,
        { fingerprint, status, body },
        clock.iso(),
        new Date(clock.now() + KEPT_MS).toISOString(),
      );
    const reply = run(save);
    this.#inFlight.set(id, { fingerprint, reply });
    try {
      return await reply;
    } finally {
      this.#inFlight.delete(id);
    }
  }
}

/**
 * Derives a secret from the idempotency key, which is not stored: without it, no content can be guessed by what is
 * stored of a request.
 */
const derived = (use: 'id' | 'content', { scope, key }: KeyedRequest): Buffer =>
  createHmac('sha256', key).update(`${use}|${scope}`).digest();

function conflict(): never {
  throw new Conflict('The idempotency key was used for a different request');
}
