/** Repeated writes with an idempotency key: an extension of this platform, for calls of any service. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Base } from '../../kernel/context/context.ts';
import { Conflict, invalid } from '../../kernel/errors/failure.ts';
import type { Reply } from './message.ts';

/** How long the response to a key is kept, in milliseconds: 24 hours. */
const KEPT_MS = 86_400_000;
const MAX_KEY_LENGTH = 255;

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
    const cipherKey = derived('body', request);
    const earlier = this.#inFlight.get(id);
    if (earlier) return earlier.fingerprint === fingerprint ? earlier.reply : conflict();
    const stored = db.response(id, clock.iso());
    if (stored)
      return stored.fingerprint === fingerprint
        ? { status: stored.status, body: decrypted(stored.body, cipherKey) }
        : conflict();
    const save = ({ status, body }: Reply): void =>
      db.saveResponse(
        id,
        { fingerprint, status, body: encrypted(body, cipherKey) },
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
 * Derives a secret from the idempotency key, which is not stored. Requests contain passwords and responses contain
 * tokens: without the idempotency key, what is stored cannot be read.
 */
const derived = (use: 'id' | 'content' | 'body', { scope, key }: KeyedRequest): Buffer =>
  createHmac('sha256', key).update(`${use}|${scope}`).digest();

const IV_BYTES = 12;
const TAG_BYTES = 16;

function encrypted(text: string, key: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64url');
}

function decrypted(text: string, key: Buffer): string {
  const all = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, all.subarray(0, IV_BYTES));
  decipher.setAuthTag(all.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const data = all.subarray(IV_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(data), decipher.final()]).toString('utf8');
}

function conflict(): never {
  throw new Conflict('The idempotency key was used for a different request');
}
