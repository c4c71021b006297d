import { createHash, createPublicKey, randomBytes, randomUUID, timingSafeEqual, verify } from 'node:crypto';
import { strings } from './http.ts';

/** The public key of a device. */
export interface Passkey {
  email: string;
  /** Credential id in base64url. */
  id: string;
  /** Public key as SubjectPublicKeyInfo in base64. */
  publicKey: string;
}

/** WebAuthn knows names only, so passkeys work where the shop is opened at this one. */
export const RELYING_PARTY = 'localhost';

/** What a browser is asked with, in the members of the contract. */
export interface PasskeyChallenge {
  challengeId: string;
  publicKeyCredentialRequestOptionsJson: string;
}

/** Asks for passkeys and checks what comes back, as WebAuthn Level 3 section 7.2 has it. */
export interface PasskeyCheck {
  challenge(email: string): PasskeyChallenge;
  /** Each challenge is good once. */
  isProof(email: string, proof: unknown): boolean;
}

export function passkeyCheck(
  passkeys: readonly Passkey[],
  isAllowed: (origin: string) => boolean,
): PasskeyCheck {
  const challenges = new Map<string, string>();

  function challenge(email: string): PasskeyChallenge {
    const challengeId = randomUUID();
    const asked = randomBytes(32).toString('base64url');
    challenges.set(challengeId, asked);
    const allowCredentials = passkeys
      .filter((each) => each.email === email)
      .map(({ id }) => ({ id, type: 'public-key' }));
    const options = {
      challenge: asked,
      rpId: RELYING_PARTY,
      allowCredentials,
      userVerification: 'preferred',
      timeout: 60_000,
    };
    return { challengeId, publicKeyCredentialRequestOptionsJson: JSON.stringify(options) };
  }

  function proves(email: string, proof: unknown): boolean {
    const { challengeId = '', credential = '{}' } = strings(proof);
    const asked = challenges.get(challengeId);
    challenges.delete(challengeId);
    const given = JSON.parse(credential) as { id?: unknown; response?: unknown };
    const passkey = passkeys.find((each) => each.email === email && each.id === given.id);
    const { clientDataJSON = '', authenticatorData = '', signature = '' } = strings(given.response);
    const clientData = Buffer.from(clientDataJSON, 'base64url');
    const data = Buffer.from(authenticatorData, 'base64url');
    if (!asked || !passkey || data.length < 37) return false;
    const { type, challenge: answered, origin = '' } = strings(JSON.parse(clientData.toString('utf8')));
    const isForUs = timingSafeEqual(data.subarray(0, 32), sha256(RELYING_PARTY));
    const isPresent = ((data[32] ?? 0) & 1) === 1;
    if (type !== 'webauthn.get' || answered !== asked || !isAllowed(origin) || !isForUs || !isPresent)
      return false;
    const key = createPublicKey({
      key: Buffer.from(passkey.publicKey, 'base64'),
      format: 'der',
      type: 'spki',
    });
    return verify(
      'sha256',
      Buffer.concat([data, sha256(clientData)]),
      key,
      Buffer.from(signature, 'base64url'),
    );
  }

  function isProof(email: string, proof: unknown): boolean {
    try {
      return proves(email, proof);
    } catch {
      return false;
    }
  }

  return { challenge, isProof };
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
