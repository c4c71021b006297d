import type { AuthenticationResponse, VerifyFactorInput } from 'storewire';
import type { Context } from '../../context.ts';
import { ApplicationError } from '../../http/failure.ts';
import { personOf } from '../../identity/accounts.ts';
import { rememberDevice } from '../../identity/devices.ts';
import { chooseFactor, verifyProof } from '../../identity/factors.ts';
import { mayAct, succeed } from '../../identity/sign-in.ts';
import { prepared, type Received } from '../service.ts';

type FactorInput = Received<VerifyFactorInput>;

const hasProof = (input: FactorInput): boolean =>
  Object.entries(input).some(([name, value]) => name.endsWith('Data') && value !== undefined);

/** Chooses a second factor, or verifies its proof. */
export const verifyFactor = prepared(
  async (input: FactorInput, context: Context) => {
    const { stateToken, factorType, ...proof } = input;
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
    return succeed(context, person, signIn.visitorId);
  },
);
