/** Passkeys: requests, and the verification of what a device has signed (WebAuthn Level 3, section 7.2). */
import { createHash, createPublicKey, randomBytes, randomUUID, timingSafeEqual, verify } from 'node:crypto';

/** The public key of a device. */
export interface Passkey {
  /** Credential id in base64url. */
  id: string;
  /** Public key as SubjectPublicKeyInfo in base64. */
  publicKey: string;
}

/** WebAuthn works with names only, so passkeys work where the shop is opened at this one. */
export const RELYING_PARTY = 'localhost';

/** What a device signs. It is used once. */
export interface PasskeyChallenge {
  id: string;
  challenge: string;
}

export const createChallenge = (): PasskeyChallenge => ({
  id: randomUUID(),
  challenge: randomBytes(32).toString('base64url'),
});

/** The options of `navigator.credentials.get`, as JSON. */
export const requestOptions = ({ challenge }: PasskeyChallenge, passkeys: readonly Passkey[]): string =>
  JSON.stringify({
    challenge,
    rpId: RELYING_PARTY,
    allowCredentials: passkeys.map(({ id }) => ({ id, type: 'public-key' })),
    userVerification: 'preferred',
    timeout: 60_000,
  });

/** What a browser has sent: the id of the challenge, and the credential as JSON. */
export interface PasskeyProof {
  challengeId: string;
  credential: string;
}

/** Whether one of the passkeys has signed the challenge, on a page of an allowed origin. */
export function isPasskeyProof(
  { challengeId, credential }: PasskeyProof,
  asked: PasskeyChallenge,
  passkeys: readonly Passkey[],
  isAllowed: (origin: string) => boolean,
): boolean {
  try {
    return challengeId === asked.id && isSigned(JSON.parse(credential), asked.challenge, passkeys, isAllowed);
  } catch {
    return false;
  }
}

function isSigned(
  credential: unknown,
  challenge: string,
  passkeys: readonly Passkey[],
  isAllowed: (origin: string) => boolean,
): boolean {
  const { id, response } = asFields(credential);
  const { clientDataJSON, authenticatorData, signature } = asFields(response);
  const passkey = passkeys.find((each) => each.id === id);
  const clientData = bytesOf(clientDataJSON);
  const data = bytesOf(authenticatorData);
  if (!passkey || data.length < 37) return false;
  const { type, challenge: answered, origin } = asFields(JSON.parse(clientData.toString('utf8')));
  const isForUs = timingSafeEqual(data.subarray(0, 32), sha256(RELYING_PARTY));
  const isPresent = ((data[32] ?? 0) & 1) === 1;
  if (type !== 'webauthn.get' || answered !== challenge || !isForUs || !isPresent) return false;
  if (!isAllowed(String(origin))) return false;
  const key = createPublicKey({ key: Buffer.from(passkey.publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify('sha256', Buffer.concat([data, sha256(clientData)]), key, bytesOf(signature));
}

const asFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const bytesOf = (value: unknown): Buffer => Buffer.from(typeof value === 'string' ? value : '', 'base64url');

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
