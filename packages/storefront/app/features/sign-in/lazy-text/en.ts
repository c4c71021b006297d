/** Signing in, registering, and setting a new password. */
export const signIn = {
  registerTitle: 'Create an account',
  recoveryTitle: 'Forgotten password',
  password: 'Password',
  name: 'Name',
  register: 'Create account',
  working: 'One moment',
  forgotten: 'Forgotten your password?',
  toRegister: 'New here? Create an account',
  toSignIn: 'Have an account? Sign in',
  backToSignIn: 'Back to sign-in',
  or: 'or',
  elsewhere: 'More ways to sign in',
  provider: (name: string) => `Continue with ${name}`,
  startAgain: 'Start again',
  recoveryText:
    'Enter your email address. If there is an account with it, you will get an email with a link that sets a new password.',
  sendRecovery: 'Send the link',
  recoverySent: (email: string) =>
    `If there is an account for ${email}, an email is on its way. The link in it sets a new password.`,
  codeTitle: 'Check your email',
  codeText: (email: string | undefined) =>
    `We sent a code of 6 digits to ${email ?? 'your email address'}. Enter it within 10 minutes.`,
  code: 'Code',
  verify: 'Confirm',
  resend: (seconds: number) => (seconds > 0 ? `Send another code in ${seconds} s` : 'Send another code'),
  resent: 'We sent another code. The newest one counts.',
  approvalTitle: 'Waiting for the shop',
  approvalText: (email: string | undefined) =>
    `The owner of the shop has to approve ${email ?? 'your account'} first. You will get a mail; then sign in again.`,
  captchaTitle: 'One more check',
  captchaText: 'Please confirm that you are not a robot.',
  captchaChecking: 'Checking that you are not a robot',
  captchaMissing: 'The check cannot be shown here. Please try another way to sign in.',
  notRobot: 'I am not a robot',
  factorTitle: 'Confirm that it is you',
  factorText: 'Your account asks for a second proof. Choose the one that is at hand.',
  noFactors:
    'None of the ways that your account has can be used here. Please sign in on the page of the shop.',
  noPasskeys: 'Passkeys and security keys cannot be used in this shop.',
  factors: {
    PUSH: 'Message on your phone',
    TOTP: 'Code from your authenticator app',
    SMS: 'Code by text message',
    CALL: 'Code by phone call',
    EMAIL: 'Code by email',
    PASSWORD: 'Password',
    RECOVERY_CODE: 'Recovery code',
  },
  challengeText: {
    PUSH: 'We sent a message to your phone. Say yes there, then come back here.',
    TOTP: 'Enter the code that your authenticator app shows.',
    SMS: 'Enter the code from the text message.',
    CALL: 'Enter the code from the phone call.',
    EMAIL: 'Enter the code from the email.',
    PASSWORD: 'Enter the password of your account.',
    RECOVERY_CODE: 'Enter one of the codes that you kept for emergencies.',
  },
  refused: {
    PUSH: 'The message is too old. Please have another one sent.',
    PASSWORD: 'The password is wrong.',
  } as Partial<Record<string, string>>,
  pushConfirmed: 'I have said yes',
  pushAgain: (seconds: number) => (seconds > 0 ? `Send it again in ${seconds} s` : 'Send it again'),
  pushSent: 'We sent another message. The newest one counts.',
  sentTo: (hint: string) => `Sent to ${hint}`,
  remember: 'Remember this device',
  otherFactor: 'Use another way',
  resetTitle: 'Set a new password',
  resetText: 'Choose a password that you use nowhere else.',
  reset: 'Set password',
  resetDone: 'Your new password is set',
  resetDoneText: 'Sign in with it now.',
  linkMissing: 'This link does not work',
  linkMissingText: 'It has been used, has expired or was only partly copied. You can have another one sent.',
  sendAnother: 'Send another link',
  /** The accounts of the local platform. */
  samples: {
    title: 'For trying out',
    text: 'These accounts exist only here. Codes are in the inbox of the local platform.',
    inbox: 'Inbox with all emails and codes',
    asks: {
      nothing: 'signs in at once',
      code: 'asks for a code by email',
      approval: 'waits for the owner',
      captcha: 'shows a captcha',
      invisibleCaptcha: 'has an invisible captcha',
      factor: 'asks for a second factor',
      newPassword: 'has to set a new password',
    } as Partial<Record<string, string>>,
  },
  /** By code of a failed step. Defaults to the English texts of `customLoginErrorText`. */
  errors: { invalidCredentials: 'The email address or the password is wrong.' } as Partial<
    Record<string, string>
  >,
};

declare module '../../../text/text.tsx' {
  interface AllText {
    signIn: typeof signIn;
  }
}
