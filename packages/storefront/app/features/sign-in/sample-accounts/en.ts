/** The texts about the accounts of the local platform. */
export interface SampleAccountTexts {
  title: string;
  text: string;
  inbox: string;
  /** What a sign-in asks for. */
  asks: Readonly<Partial<Record<string, string>>>;
}

export const sampleAccounts: SampleAccountTexts = {
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
  },
};
