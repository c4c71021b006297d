/** Loading, slow, failed: texts that all pages share. */
export const states = {
  loading: 'Loading',
  retry: 'Try again',
  retrying: 'Trying again',
  requestId: 'Request id',
  copy: 'Copy',
  copied: 'Copied',
  copyOf: (what: string) => `Copy: ${what}`,
  copyFailed: 'Copying is not possible here. Select the text and copy it.',
  network: 'The shop cannot be reached. Check your connection and try again.',
  timeout: 'The shop took too long to answer.',
  busy: 'The shop is very busy. Wait a moment and try again.',
  busyFor: (seconds: number) => `The shop is very busy. Try again in ${seconds} s.`,
  server: 'Something went wrong in the shop. It is not your fault.',
  unexpected: 'The shop answered in a way that this page does not understand.',
  session: 'Your session has ended. Sign in again to continue.',
  notAllowed: 'Your account is not allowed to do this.',
  notFound: 'This does not exist any more.',
  conflict: 'This was changed somewhere else in the meantime. Look at the new version and try again.',
  tooLarge: 'This is too large to be sent.',
  invalid: 'The shop did not accept some of the entries.',
  rejected: 'The shop did not accept this.',
  unknownOutcome: 'We do not know whether this worked, because the answer of the shop was lost.',
};

declare module '../../text/text.tsx' {
  interface Text {
    states: typeof states;
  }
}
