import { describe, expect, it } from 'vitest';
import type { FactorInput } from '../../../../src/auth/custom-login/inputs.ts';
import { watchedStorage } from '../../helpers/shared-storage.ts';
import { EMAIL, PASSWORD, rejection, SUCCESS, stage, state, summary } from './login-platform.ts';

type FactorType = FactorInput['factorType'];
/** The challenge of the platform, its data in the state, the input of the step, and the data that is sent. */
type Row = [challenge: object, expected: object, answer: object, data: object];

/** Every factor of the specification, and two newer ones. The compiler reports a missing one. */
const FACTORS: Record<FactorType, Row> = {
  PASSWORD: [{}, {}, { password: PASSWORD }, { passwordData: { password: PASSWORD } }],
  SMS: [{ hint: '** 12' }, { hint: '** 12' }, { code: '123456' }, { smsData: { code: '123456' } }],
  CALL: [{ hint: '** 34' }, { hint: '** 34' }, { code: '123456' }, { callData: { code: '123456' } }],
  EMAIL: [
    { hint: 'a**@example.com' },
    { hint: 'a**@example.com' },
    { code: '123456' },
    { emailData: { code: '123456' } },
  ],
  TOTP: [{}, {}, { code: '123456' }, { totpData: { code: '123456' } }],
  PUSH: [
    { pushData: { transactionId: 'push-1' } },
    { transactionId: 'push-1' },
    {},
    { pushData: { transactionId: 'push-1' } },
  ],
  WEBAUTHN: [
    { webauthnData: { challengeId: 'challenge-1', publicKeyCredentialRequestOptionsJson: '{"rpId":"x"}' } },
    { webauthn: { challengeId: 'challenge-1', publicKeyCredentialRequestOptionsJson: '{"rpId":"x"}' } },
    { credential: { toJSON: () => ({ id: 'c' }) } },
    { webauthnData: { challengeId: 'challenge-1', credential: '{"id":"c"}' } },
  ],
  RECOVERY_CODE: [{}, {}, { code: 'abcd-efgh' }, { recoveryCodeData: { code: 'abcd-efgh' } }],
};

const TYPES = Object.keys(FACTORS) as FactorType[];
const availableFactors = TYPES.map((factorType) => ({ factorType, factorStatus: 'ACTIVE' }));
const withUnusable = [...availableFactors, null, { factorStatus: 'ACTIVE' }];

describe.each(TYPES)('the factor %s', (factorType) => {
  const [verificationChallengeData, expected, answer, data] = FACTORS[factorType];
  const mfaChallengeData = { factorType, availableFactors: withUnusable, verificationChallengeData };
  const proof = { factorType, rememberThisDevice: true, ...answer } as FactorInput;

  it('is chosen, challenged, verified with a wrong proof and then with the right one, across reloads', async () => {
    const { open, calls, bodies } = await stage(
      [
        state('REQUIRE_MFA', {
          stateToken: 'state-1',
          requireMfaData: { availableFactors: withUnusable, reason: 'USER_SETTINGS' },
        }),
        state('MFA_CHALLENGE', { stateToken: 'state-2', mfaChallengeData }),
        rejection('VERIFICATION_FAILED'),
        SUCCESS,
      ],
      { flow: 'sign-in' },
    );
    const storage = watchedStorage();
    const page = () => open({ storage });

    expect(await page().login({ email: EMAIL, password: PASSWORD })).toMatchObject({
      loginState: 'MFA_REQUIRED',
      data: { factors: availableFactors },
    });
    expect(await page().verifyFactor({ factorType } as FactorInput)).toMatchObject({
      loginState: 'MFA_CHALLENGE',
      data: { factorType, factors: availableFactors, ...expected },
    });
    expect(summary(await page().verifyFactor(proof))).toBe('FAILURE invalidCode');
    expect(await page().currentState()).toMatchObject({
      loginState: 'MFA_CHALLENGE',
      data: { stateToken: 'state-2', ...expected },
    });
    expect([...storage.content.values()].join()).not.toContain(PASSWORD);
    expect(summary(await page().verifyFactor(proof))).toBe('SUCCESS');

    expect(calls().slice(1)).toEqual(Array(3).fill(`POST /_api/iam/authentication/v2/${factorType}/verify`));
    const answered = { stateToken: 'state-2', rememberThisDevice: true, ...data };
    expect(bodies().slice(1)).toEqual([{ stateToken: 'state-1' }, answered, answered]);
    expect(storage.content.size).toBe(0);
  });
});
