import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Database } from '../../kernel/store/database.ts';

const META = 'eventKey';

/**
 * Signs events with the key pair of a data folder, which is generated at
 * its first use, because that takes long.
 */
export class EventSigner {
  readonly #db: Database;
  #key: KeyObject | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The public key as PEM (SPKI). */
  publicKey(): string {
    return createPublicKey(this.#privateKey()).export({ type: 'spki', format: 'pem' }).toString();
  }

  /**
   * A compact JWT with the claim `data`. It is dated by the clock of the
   * system, by which receivers verify it. Another thread signs it, so that calls do not wait.
   */
  async sign(data: string, id: string): Promise<string> {
    const { SignJWT } = await import('jose');
    return new SignJWT({ data })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuedAt()
      .setJti(id)
      .sign(this.#privateKey());
  }

  #privateKey(): KeyObject {
    if (this.#key) return this.#key;
    const stored = this.#db.meta(META);
    this.#key = stored === undefined ? this.#create() : createPrivateKey(stored);
    return this.#key;
  }

  #create(): KeyObject {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    this.#db.setMeta(META, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    return privateKey;
  }
}
