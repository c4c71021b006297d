import { asRecord, asText } from '../../errors/normalise.ts';
import { StoreError, systemError } from '../../errors/store-error.ts';
import type { Facts } from './calls.ts';
import type { AccountData, ChallengeData, Factor, FactorsData, Failure, LoginResult } from './states.ts';

/** What the flow knows of the sign-in when an answer comes. */
export interface Begun {
  /** Of the call that brought the answer, for the errors that tell of it. */
  facts: Facts;
  email: string | undefined;
  /** Taken when the answer brings no new one. */
  stateToken: string | undefined;
}

/** Turns any answer about a sign-in into the state of the client. */
export function readAnswer(answer: unknown, begun: Begun): LoginResult {
  const body = asRecord(answer) ?? {};
  const state = asText(body['state']);
  const { email } = begun;
  if (state === 'SUCCESS') {
    const sessionToken = asText(body['sessionToken']);
    return sessionToken ? { loginState: 'SUCCESS', data: { sessionToken, ...accountOf(body) } } : lacks('sessionToken', begun);
  }
  if (state === 'REQUIRE_OWNER_APPROVAL') return { loginState: 'OWNER_APPROVAL_REQUIRED', data: { email } };
  if (state !== 'REQUIRE_EMAIL_VERIFICATION' && state !== 'REQUIRE_MFA' && state !== 'MFA_CHALLENGE') return unknownState(begun.facts, state);
  const stateToken = asText(body['stateToken']) ?? begun.stateToken;
  if (!stateToken) return lacks('stateToken', begun);
  if (state === 'REQUIRE_EMAIL_VERIFICATION') return { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken, email } };
  if (state === 'REQUIRE_MFA') return { loginState: 'MFA_REQUIRED', data: { stateToken, email, ...factorsOf(asRecord(body['requireMfaData'])) } };
  const challenge = challengeOf(asRecord(body['mfaChallengeData']));
  return challenge.factorType ? { loginState: 'MFA_CHALLENGE', data: { stateToken, email, ...challenge } } : lacks('factorType', begun);
}

/** A mail that was sent again leaves the sign-in where it is, unless the answer says otherwise. */
export const readResent = (answer: unknown, begun: Begun): LoginResult => readAnswer(inState('REQUIRE_EMAIL_VERIFICATION', answer), begun);

/** A sign-on has no states. */
export const readSignedOn = (answer: unknown, begun: Begun): LoginResult => readAnswer(inState('SUCCESS', answer), begun);

/** A recovery gives a session, or only the account. */
export function readRecovered(answer: unknown, begun: Begun): LoginResult {
  const body = inState('SUCCESS', answer);
  return body['state'] === 'SUCCESS' && !body['sessionToken'] ? { loginState: 'INITIAL', data: accountOf(body) } : readAnswer(body, begun);
}

/** An answer with a state of its own keeps it. */
function inState(state: string, answer: unknown): Record<string, unknown> {
  const body = asRecord(answer);
  return { ...body, state: body?.['state'] ?? state };
}

/** Names a verification outside of a sign-in. */
export const readVerificationId = (answer: unknown): string | undefined => asText(asRecord(answer)?.['verificationId']);

const accountOf = (answer: unknown): AccountData => ({
  identity: asRecord(asRecord(answer)?.['identity']),
  additionalData: asRecord(asRecord(answer)?.['additionalData']),
});

/** The step does not fit the state of the sign-in, or that state is none that the client knows. */
export function unknownState(facts: Partial<Facts>, serverState?: string): Failure {
  const error = 'Unknown _state';
  const cause = new StoreError(error, { ...facts, kind: 'client', code: 'unknownState' });
  return { loginState: 'FAILURE', error, errorCode: 'unknownState', cause, ...(serverState === undefined ? {} : { serverState }) };
}

function lacks(member: string, { facts }: Begun): Failure {
  const cause = systemError({ ...facts, reason: 'badAnswer', description: `The answer has no usable ${member}` });
  return { loginState: 'FAILURE', error: cause.message, errorCode: 'unexpectedAnswer', cause };
}

function factorsOf(data: Record<string, unknown> | undefined): Pick<FactorsData, 'factors' | 'reason'> {
  const list = data?.['availableFactors'];
  return { factors: Array.isArray(list) ? list.flatMap(factorOf) : [], reason: asText(data?.['reason']) };
}

function factorOf(item: unknown): Factor[] {
  const factorType = asText(asRecord(item)?.['factorType']);
  return factorType ? [{ factorType, factorStatus: asText(asRecord(item)?.['factorStatus']) }] : [];
}

function challengeOf(data: Record<string, unknown> | undefined): Omit<ChallengeData, 'stateToken' | 'email'> {
  const challenge = asRecord(data?.['verificationChallengeData']);
  const push = asRecord(challenge?.['pushData']);
  const webauthn = asRecord(challenge?.['webauthnData']);
  const challengeId = asText(webauthn?.['challengeId']);
  const publicKeyCredentialRequestOptionsJson = asText(webauthn?.['publicKeyCredentialRequestOptionsJson']);
  return {
    ...factorsOf(data),
    factorType: asText(data?.['factorType']) ?? '',
    hint: asText(challenge?.['hint']),
    transactionId: asText(push?.['transactionId']),
    webauthn: challengeId && publicKeyCredentialRequestOptionsJson ? { challengeId, publicKeyCredentialRequestOptionsJson } : undefined,
  };
}
