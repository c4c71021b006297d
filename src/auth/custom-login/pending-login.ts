import { fromJson } from '../../core/json.ts';
import { asRecord, asText } from '../../errors/normalise.ts';
import { serialQueue } from '../../lib/serial-queue.ts';
import type { KeyValueStorage } from '../../storage/storage.ts';
import { isPending, type PendingLogin } from './states.ts';

const LIFETIME_MS = 10 * 60_000;

/** Stores the one login that is pending under a key. */
export interface PendingLoginStore {
  get(): Promise<PendingLogin | undefined>;
  set(login: PendingLogin): Promise<void>;
  delete(): Promise<void>;
}

/** Accesses are serialised, so that the last write wins. If the storage fails, memory replaces it. */
export function pendingLoginStore(storage: KeyValueStorage, key: string): PendingLoginStore {
  const queue = serialQueue();
  /** The text that the storage failed to write. */
  let unsaved: { text: string | undefined } | undefined;

  async function write(text: string | undefined): Promise<void> {
    try {
      await (text === undefined ? storage.delete(key) : storage.set(key, text, LIFETIME_MS));
      unsaved = undefined;
    } catch {
      unsaved = { text };
    }
  }

  async function readText(): Promise<string | undefined> {
    try {
      return unsaved ? unsaved.text : await storage.get(key);
    } catch {
      return undefined;
    }
  }

  async function read(): Promise<PendingLogin | undefined> {
    const text = await readText();
    const login = text ? parse(text) : undefined;
    if (text && !login) await write(undefined);
    return login;
  }

  return {
    get: () => queue.run(read),
    set: (login) => queue.run(() => write(JSON.stringify({ at: Date.now(), ...login }))),
    delete: () => queue.run(() => write(undefined)),
  };
}

/** Undefined for anything but a pending login of the last ten minutes, also after the clock was set back. */
function parse(text: string): PendingLogin | undefined {
  const { at, loginState, data } = asRecord(fromJson(text)) ?? {};
  const age = Date.now() - Number(at);
  const login = { loginState, data } as PendingLogin;
  return age >= 0 && age <= LIFETIME_MS && isPending(login) && isComplete(login) ? login : undefined;
}

function isComplete({ loginState, data }: PendingLogin): boolean {
  const record = asRecord(data);
  if (!record || loginState === 'OWNER_APPROVAL_REQUIRED') return !!record;
  const isVerification = loginState === 'EMAIL_VERIFICATION_REQUIRED';
  return !!asText(record['stateToken']) && (isVerification || Array.isArray(record['factors']));
}
