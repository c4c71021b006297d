/** URLs with a scheme of an app, such as `myapp://thanks`, which the system opens in the app. */

/** Schemes that browsers and systems handle themselves: some run scripts, others show documents or files. */
const NOT_OF_APPS: readonly string[] = [
  ...['http:', 'https:', 'ws:', 'wss:', 'ftp:', 'file:', 'filesystem:'],
  ...['javascript:', 'vbscript:', 'data:', 'blob:', 'about:', 'view-source:'],
  ...['intent:', 'content:', 'mailto:', 'tel:', 'sms:'],
];

export const isAppUrl = ({ protocol }: URL): boolean => !NOT_OF_APPS.includes(protocol);

/** Whether a text is a scheme of an app, such as `myapp://`, or such a scheme with a host, such as `exp://10.0.0.7:8081`. */
export const isAppOrigin = (text: string): boolean =>
  /^[a-z][a-z\d+.-]*:\/\/[^\s/?#@]*$/i.test(text) && URL.canParse(text) && isAppUrl(new URL(text));
