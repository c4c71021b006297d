/** Sample accounts for trying out: one for each state of a sign-in. Nothing in them is real. */
import { addMember } from '../calls/members/changes.ts';
import type { Context } from '../context.ts';
import { type Account, accounts, emptyAccount } from './accounts.ts';
import { recoveryCodeHash } from './factors.ts';

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

/** The hash of the password, which takes long to calculate. */
const PASSWORD_HASH = 'scrypt$xPPLt9IlZMVQAiGuQKK4og$F7YbH1jgjZv4TpolPo9CXmL5kk-_-FyzFUpTdwV1qE0';

/** Secret of the authenticator app of the account that asks for a second factor, in Base32. */
const SAMPLE_TOTP_SECRET = 'KRUGKIDDN5SGKIDPMYQG65LS';

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

const PROPERTIES: Readonly<Record<Asks, Partial<Account>>> = {
  nothing: {},
  code: { needs: ['code'] },
  approval: { needs: ['approval'] },
  captcha: { captcha: 'visible' },
  invisibleCaptcha: { captcha: 'invisible' },
  newPassword: { needsNewPassword: true },
  factor: {
    secondFactors: ['TOTP', 'WEBAUTHN', 'PUSH', 'SMS', 'EMAIL', 'PASSWORD', 'RECOVERY_CODE'],
    disabledFactors: ['CALL'],
    totp: { secret: SAMPLE_TOTP_SECRET },
    phone: '+353 91 555 0142',
    recoveryCodes: SAMPLE_RECOVERY_CODES.map(recoveryCodeHash),
  },
};

/** Adds the sample accounts to a shop, in the write of a seed. */
export function addSampleAccounts(context: Context): void {
  for (const { id, email, name, asks } of SAMPLES) {
    const needs = PROPERTIES[asks].needs ?? [];
    addMember(
      context,
      { loginEmail: email, profile: { nickname: name } },
      { id, status: needs.length === 0 ? 'APPROVED' : 'PENDING', loginEmailVerified: asks !== 'code' },
    );
    const account = { ...emptyAccount(id), passwordHash: PASSWORD_HASH, ...PROPERTIES[asks] };
    context.db.of(accounts).save(account);
  }
}
