import type { Page } from 'playwright-core';

/** Creates a passkey with the authenticator of a page, and returns its public half. */
export const createPasskey = (page: Page): Promise<{ id: string; publicKey: string }> =>
  page.evaluate(async () => {
    const bytes = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length));
    const created = await navigator.credentials.create({
      publicKey: {
        rp: { id: 'localhost', name: 'Shop' },
        user: { id: bytes(16), name: 'mfa@example.com', displayName: 'Morgan' },
        challenge: bytes(32),
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      },
    });
    const { id, response } = created as PublicKeyCredential;
    const key = (response as AuthenticatorAttestationResponse).getPublicKey() ?? new ArrayBuffer(0);
    return { id, publicKey: btoa(String.fromCharCode(...new Uint8Array(key))) };
  });
