import { importSPKI } from 'jose';

const BEGIN = '-----BEGIN PUBLIC KEY-----';
const END = '-----END PUBLIC KEY-----';
const MOST_KEYS = 100;

/** The PEM of a key, whatever became of its line breaks on the way through an environment: lost, written as `\n`, or all of it in base64. */
function readPem(publicKey: string): string {
  if (typeof publicKey !== 'string' || publicKey.trim() === '') throw new TypeError('Missing public key. Make sure to pass it as publicKey');
  const text = publicKey.includes('-----') ? publicKey : fromBase64(publicKey);
  const [start, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (start < 0 || end < start) throw new TypeError('publicKey must be a public key as PEM (SPKI), or the base64 of its PEM on one line');
  const body = text.slice(start + BEGIN.length, end).replaceAll(/\\[nr]|\s/g, '');
  return `${BEGIN}\n${body}\n${END}`;
}

function fromBase64(text: string): string {
  try {
    return atob(text);
  } catch {
    return '';
  }
}

const keys = new Map<string, () => Promise<CryptoKey>>();

/** How to get the key that verifies. It is read at once and imported when it is needed, both only the first time. */
export function publicKeyOf(publicKey: string): () => Promise<CryptoKey> {
  const known = keys.get(publicKey);
  if (known) return known;
  const pem = readPem(publicKey);
  let key: Promise<CryptoKey> | undefined;
  const get = (): Promise<CryptoKey> => (key ??= importPem(pem));
  if (keys.size >= MOST_KEYS) keys.clear();
  keys.set(publicKey, get);
  return get;
}

async function importPem(pem: string): Promise<CryptoKey> {
  try {
    return await importSPKI(pem, 'RS256');
  } catch (cause) {
    throw new TypeError('publicKey must be an RSA key', { cause });
  }
}
