/** Repeated writes with an idempotency key: an extension of this platform, for calls of any service. */
import { hash } from 'node:crypto';
import type { Base } from '../../kernel/context/context.ts';
import { Conflict, invalid } from '../../kernel/errors/failure.ts';
import { BoundedMap } from '../../kernel/values/bounded-map.ts';
import type { Reply } from './message.ts';

/** How many requests are remembered: the latest. */
const KEPT_REQUESTS = 1000;
const MAX_KEY_LENGTH = 255;

export interface KeyedRequest {
  /** Call and caller with its session, to which the key belongs. */
  scope: string;
  key: string;
  /** Everything of the request that must be the same when it is repeated. */
  content: string;
}

export class Idempotency {
  readonly #db: Pick<Base['db'], 'replacements'>;
  readonly #requests = new BoundedMap<{ fingerprint: string; reply: Promise<Reply> }>(KEPT_REQUESTS);

  constructor({ db }: Pick<Base, 'db'>) {
    this.#db = db;
  }

  /**
   * Runs a write once per key. A repetition of the request gets the response of the first one, after that has
   * finished. A different request with the key throws a `Conflict`.
   */
  async once({ scope, key, content }: KeyedRequest, run: () => Promise<Reply>): Promise<Reply> {
    if (key.length > MAX_KEY_LENGTH)
      invalid('Idempotency-Key', 'MAX_LENGTH', `must have at most ${MAX_KEY_LENGTH} characters`, {
        threshold: MAX_KEY_LENGTH,
      });
    // the data that replaces all other knows no request
    const id = JSON.stringify([this.#db.replacements, scope, key]);
    const fingerprint = hash('sha256', content);
    const earlier = this.#requests.get(id);
    if (earlier && earlier.fingerprint !== fingerprint)
      throw new Conflict('The idempotency key was used for a different request');
    if (earlier) return earlier.reply;
    const { reply } = this.#requests.add(id, { fingerprint, reply: run() });
    reply.catch(() => this.#requests.delete(id));
    return reply;
  }
}
