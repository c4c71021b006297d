/** Whether passkeys are available on this page. They require a host name, so an IP address has none. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** Requests a passkey from the browser. Rejects if the user provides none. */
export async function askPasskey(optionsJson: string, signal: AbortSignal): Promise<PublicKeyCredential> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(optionsJson));
  const credential = await navigator.credentials.get({ publicKey, signal });
  if (!(credential instanceof PublicKeyCredential))
    throw new DOMException('No passkey was given', 'NotAllowedError');
  return credential;
}
