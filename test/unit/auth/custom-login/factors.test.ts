import { expect, it } from 'vitest';
import { watchedStorage } from '../../helpers/shared-storage.ts';
import { EMAIL, PASSWORD, rejection, SUCCESS, stage, state, summary } from './login-platform.ts';

const availableFactors = [{ factorType: 'SMS', factorStatus: 'ENABLED' }, { factorType: 'PUSH' }];
const mfaChallengeData = {
  factorType: 'PUSH',
  availableFactors,
  verificationChallengeData: { hint: '** 12', pushData: { transactionId: 'push-1' } },
};

it('a factor is chosen, challenged, verified with a wrong proof and then with the right one, across reloads', async () => {
  const { open, calls, bodies } = await stage(
    [
      state('REQUIRE_MFA', {
        stateToken: 'state-1',
        requireMfaData: { availableFactors, reason: 'USER_SETTINGS' },
      }),
      state('MFA_CHALLENGE', { stateToken: 'state-2', mfaChallengeData }),
      rejection('VERIFICATION_FAILED'),
      SUCCESS,
    ],
    { flow: 'sign-in' },
  );
  const storage = watchedStorage();
  const page = () => open({ storage });
  const challenge = {
    loginState: 'MFA_CHALLENGE',
    data: { stateToken: 'state-2', email: EMAIL, ...mfaChallengeData },
  };
  const proof = {
    factorType: 'PUSH',
    pushData: { transactionId: 'push-1' },
    rememberThisDevice: true,
  } as const;

  expect(await page().login({ email: EMAIL, password: PASSWORD })).toEqual({
    loginState: 'MFA_REQUIRED',
    data: { stateToken: 'state-1', email: EMAIL, availableFactors, reason: 'USER_SETTINGS' },
  });
  expect(await page().verifyFactor({ factorType: 'PUSH' })).toEqual(challenge);
  expect(summary(await page().verifyFactor(proof))).toBe('FAILURE invalidCode');
  expect(await page().currentState()).toEqual(challenge);
  expect([...storage.content.values()].join()).not.toContain(PASSWORD);
  expect(summary(await page().verifyFactor(proof))).toBe('SUCCESS');

  expect(calls().slice(1)).toEqual(Array(3).fill('POST /_api/iam/authentication/v2/PUSH/verify'));
  const { factorType: _inPath, ...sent } = proof;
  const answered = { stateToken: 'state-2', ...sent };
  expect(bodies().slice(1)).toEqual([{ stateToken: 'state-1' }, answered, answered]);
  expect(storage.content.size).toBe(0);
});
