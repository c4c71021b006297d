/** Schemes that browsers and systems handle themselves: some run scripts, others show documents or files. */
const NOT_OF_APPS: readonly string[] = [
  ...['http:', 'https:', 'ws:', 'wss:', 'ftp:', 'file:', 'filesystem:'],
  ...['javascript:', 'vbscript:', 'data:', 'blob:', 'about:', 'view-source:'],
  ...['intent:', 'content:', 'mailto:', 'tel:', 'sms:'],
];

/**
 * Whether a text is a scheme of an app, such as `myapp://`, or such a scheme with a host, such as `exp://10.0.0.7:8081`.
 * The system opens URLs with it in the app.
 */
export function isAppOrigin(text: string): boolean {
  const url = /^[a-z][a-z\d+.-]*:\/\/[^\s/?#@]*$/i.test(text) ? URL.parse(text) : null;
  return url !== null && !NOT_OF_APPS.includes(url.protocol);
}
