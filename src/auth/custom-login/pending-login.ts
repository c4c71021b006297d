import { fromJson } from '../../core/json.ts';
import { serialQueue } from '../../lib/concurrency.ts';
import { asRecord } from '../../lib/fields.ts';
import type { KeyValueStorage } from '../../storage/storage.ts';
import { isPending, type PendingLogin } from './states.ts';

const PENDING_LOGIN_MS = 10 * 60_000;

/**
 * The one login that is pending under a key. Accesses are serialised, so that the last write wins. If the storage fails, memory replaces it.
 */
export function pendingLoginStore(storage: KeyValueStorage, key: string) {
  const queue = serialQueue();
  /** The text that the storage failed to write. */
  let unsaved: { text: string | undefined } | undefined;

  async function write(text: string | undefined): Promise<void> {
    try {
      await (text === undefined ? storage.delete(key) : storage.set(key, text, PENDING_LOGIN_MS));
      unsaved = undefined;
    } catch {
      unsaved = { text };
    }
  }

  const readStored = async (): Promise<string | undefined> => storage.get(key);

  async function read(): Promise<PendingLogin | undefined> {
    const text = unsaved ? unsaved.text : await readStored().catch(() => undefined);
    const login = text ? parsePendingLogin(text) : undefined;
    if (text && !login) await write(undefined);
    return login;
  }

  return {
    get: (): Promise<PendingLogin | undefined> => queue.run(read),
    set: (login: PendingLogin): Promise<void> =>
      queue.run(() => write(JSON.stringify({ at: Date.now(), ...login }))),
    delete: (): Promise<void> => queue.run(() => write(undefined)),
  };
}

/** Undefined for anything but a pending login of the last ten minutes, also after the clock was set back. */
function parsePendingLogin(text: string): PendingLogin | undefined {
  const { at, loginState, data } = asRecord(fromJson(text)) ?? {};
  const age = Date.now() - Number(at);
  const login = { loginState, data } as PendingLogin;
  return age >= 0 && age <= PENDING_LOGIN_MS && isPending(login) && asRecord(data) ? login : undefined;
}
