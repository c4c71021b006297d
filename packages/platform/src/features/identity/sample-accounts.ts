import type { Context } from '../../kernel/context/context.ts';
import { type Account, accounts, emptyAccount } from '../members/accounts.ts';
import { addMember } from '../members/members.ts';
import { recoveryCodeHash } from './factors.ts';
import { type Asks, SAMPLE_RECOVERY_CODES, SAMPLES } from './samples.ts';

/** The hash of the password, which takes long to calculate. */
const PASSWORD_HASH = 'scrypt$xPPLt9IlZMVQAiGuQKK4og$F7YbH1jgjZv4TpolPo9CXmL5kk-_-FyzFUpTdwV1qE0';

/** Secret of the authenticator app of the account that asks for a second factor, in Base32. */
const SAMPLE_TOTP_SECRET = 'KRUGKIDDN5SGKIDPMYQG65LS';

const PROPERTIES: Readonly<Record<Asks, Partial<Account>>> = {
  nothing: {},
  code: { needs: ['code'] },
  approval: { needs: ['approval'] },
  captcha: { captcha: 'visible' },
  invisibleCaptcha: { captcha: 'invisible' },
  newPassword: { needsNewPassword: true },
  factor: {
    secondFactors: ['TOTP', 'PUSH', 'SMS', 'EMAIL', 'PASSWORD', 'RECOVERY_CODE'],
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
