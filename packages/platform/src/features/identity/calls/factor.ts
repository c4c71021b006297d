import type { AuthenticationResponse, VerifyFactorInput } from 'storewire';
import { prepared } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { ApplicationError, invalid } from '../../../kernel/errors/failure.ts';
import type { Received } from '../../../kernel/inputs/received.ts';
import { personOf } from '../../members/accounts.ts';
import { rememberDevice } from '../devices.ts';
import { chooseFactor, verifyProof } from '../factors.ts';
import { completeSignIn, mayAct } from '../sign-in.ts';

type FactorInput = Received<VerifyFactorInput>;

const hasProof = (input: FactorInput): boolean =>
  Object.entries(input).some(([name, value]) => name.endsWith('Data') && value !== undefined);

/** Chooses a second factor, or verifies its proof. */
export const verifyFactor = prepared(
  async (input: FactorInput, context: Context) => {
    const { stateToken, factorType, ...proof } = input;
    if (factorType === 'WEBAUTHN')
      invalid('factorType', 'VALIDATION', 'is WEBAUTHN, and the local platform has no passkeys');
    return hasProof(input) ? verifyProof(context, stateToken, factorType, proof) : undefined;
  },
  (
    { stateToken, factorType, rememberThisDevice }: FactorInput,
    context: Context,
    verified,
  ): AuthenticationResponse => {
    if (!verified) return chooseFactor(context, stateToken, factorType);
    const { verdict, signIn } = verified;
    if (typeof verdict === 'object') return verdict.waiting;
    const person = signIn && personOf(context, signIn.memberId);
    if (!person || !mayAct(context, person.member.id)) throw new ApplicationError('VERIFICATION_FAILED');
    if (rememberThisDevice) rememberDevice(context, person.member.id);
    return completeSignIn(context, person, signIn.visitorId);
  },
);
