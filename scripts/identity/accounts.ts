/** The OAuth client of the shop, and the shop itself. */
export const CLIENT_ID = '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541';
export const SITE_ID = '2c8f1a94-6d3b-4e57-9b20-8f1e4c7a5d63';

/** What an account still asks for when the password is right. */
export type Asks =
  | 'nothing'
  | 'code'
  | 'approval'
  | 'captcha'
  | 'invisibleCaptcha'
  | 'factor'
  | 'newPassword';

/** An account for trying out. Nothing in it is real. */
export interface Account {
  email: string;
  password: string;
  id: string;
  name: string;
  asks: Asks;
}

const PASSWORD = 'correct horse';

const sample = (index: number, email: string, name: string, asks: Asks): Account => ({
  email,
  password: PASSWORD,
  id: `0f3b1a52-6c1d-4c0e-9b61-5a4d2f7a1c${String(index).padStart(2, '0')}`,
  name,
  asks,
});

/** The account that asks for nothing more. */
export const ANN = sample(1, 'ann@example.com', 'Ann', 'nothing');

/** The address of the account that asks for a second factor. */
export const FACTOR_ACCOUNT = 'mfa@example.com';

/** One account for each state of a sign-in. */
export const SAMPLES: readonly Account[] = [
  ANN,
  sample(2, 'needs-code@example.com', 'Cody', 'code'),
  sample(3, 'needs-approval@example.com', 'April', 'approval'),
  sample(4, 'captcha@example.com', 'Cap', 'captcha'),
  sample(5, 'quiet-captcha@example.com', 'Quinn', 'invisibleCaptcha'),
  sample(6, FACTOR_ACCOUNT, 'Morgan', 'factor'),
  sample(7, 'new-password@example.com', 'Nell', 'newPassword'),
];

/** Every code that is asked for: of mails, text messages, apps and recovery. */
export const CODE = '123456';

/** The answers of captchas that count as right. */
export const CAPTCHA = { visible: 'test-visible-answer', invisible: 'test-invisible-answer' } as const;

/** A mail that would have been sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  link?: string;
}
