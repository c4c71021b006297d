/** Whether this browser can be asked for a passkey on this page. They belong to names, so an address of numbers has none. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential && !/^[\d.]+$|:/.test(location.hostname);

/** Has the browser ask for a passkey. Rejects when nobody gives one. */
export async function askPasskey(optionsJson: string, signal: AbortSignal): Promise<PublicKeyCredential> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(optionsJson));
  const credential = await navigator.credentials.get({ publicKey, signal });
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('No passkey was given', 'NotAllowedError');
  return credential;
}
