/** Sample accounts for trying out: one for each state of a sign-in. Nothing in them is real. */

/** What an account still asks for when the password is right. */
export type Asks =
  | 'nothing'
  | 'code'
  | 'approval'
  | 'captcha'
  | 'invisibleCaptcha'
  | 'factor'
  | 'newPassword';

export interface SampleAccount {
  id: string;
  email: string;
  name: string;
  asks: Asks;
}

/** The password of all sample accounts. */
export const SAMPLE_PASSWORD = 'correct horse';

/** Recovery codes of that account. Each is valid once. */
export const SAMPLE_RECOVERY_CODES = ['918273', '645546', '730186'] as const;

const sample = (index: number, name: string, email: string, asks: Asks): SampleAccount => ({
  id: `0f3b1a52-6c1d-4c0e-9b61-5a4d2f7a1c${String(index).padStart(2, '0')}`,
  email: `${email}@example.com`,
  name,
  asks,
});

/** The account that asks for nothing more. */
export const ANN = sample(1, 'Ann', 'ann', 'nothing');

/** The account that asks for a second factor. */
export const MORGAN = sample(6, 'Morgan', 'mfa', 'factor');

export const SAMPLES: readonly SampleAccount[] = [
  ANN,
  sample(2, 'Cody', 'needs-code', 'code'),
  sample(3, 'April', 'needs-approval', 'approval'),
  sample(4, 'Cap', 'captcha', 'captcha'),
  sample(5, 'Quinn', 'quiet-captcha', 'invisibleCaptcha'),
  MORGAN,
  sample(7, 'Nell', 'new-password', 'newPassword'),
];
