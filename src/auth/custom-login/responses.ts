/** How a response of the platform becomes the state of a custom login. */
import { asRecord, asText } from '../../lib/fields.ts';
import { unknownState, unusableResponse } from './failures.ts';
import type { ChallengeData, CustomLoginResult, ErrorContext, Factor, PendingData } from './results.ts';

type Body = Readonly<Record<string, unknown>>;

/** What the client knows about the login when a response arrives. */
export interface ResponseContext {
  facts: ErrorContext;
  email?: string | undefined;
  /** Used if the response has none. */
  stateToken?: string | undefined;
  /** State of a successful response that has none. */
  defaultState?: 'SUCCESS' | 'REQUIRE_EMAIL_VERIFICATION' | undefined;
  /** Without a session token, a success is the state `INITIAL`. */
  isSessionOptional?: boolean | undefined;
  /** Whether the caller handles second factors. */
  factors: boolean;
}

/** The client state for a response of the platform. */
export function readLoginResponse(body: Body, context: ResponseContext): CustomLoginResult {
  const { email, facts } = context;
  const state = asText(body['state'] ?? context.defaultState);
  const stateToken = asText(body['stateToken']) ?? context.stateToken;
  if (state === 'SUCCESS') return readSuccess(body, context);
  if (state === 'REQUIRE_OWNER_APPROVAL') return { loginState: 'OWNER_APPROVAL_REQUIRED', data: { email } };
  const isOfFactor = state === 'REQUIRE_MFA' || state === 'MFA_CHALLENGE';
  if (state !== 'REQUIRE_EMAIL_VERIFICATION' && !(isOfFactor && context.factors))
    return unknownState(facts, state);
  if (!stateToken) return unusableResponse('stateToken', facts);
  const data = { stateToken, email };
  if (state === 'REQUIRE_EMAIL_VERIFICATION') return { loginState: 'EMAIL_VERIFICATION_REQUIRED', data };
  if (state === 'REQUIRE_MFA')
    return { loginState: 'MFA_REQUIRED', data: { ...data, factors: readFactors(body['requireMfaData']) } };
  const challenge = readChallenge(body['mfaChallengeData']);
  return challenge.factorType
    ? { loginState: 'MFA_CHALLENGE', data: { ...data, ...challenge } }
    : unusableResponse('factorType', facts);
}

function readSuccess(body: Body, { facts, isSessionOptional }: ResponseContext): CustomLoginResult {
  const sessionToken = asText(body['sessionToken']);
  const account = { identity: asRecord(body['identity']), additionalData: asRecord(body['additionalData']) };
  if (sessionToken) return { loginState: 'SUCCESS', data: { sessionToken, ...account } };
  return isSessionOptional && !body['sessionToken']
    ? { loginState: 'INITIAL', data: account }
    : unusableResponse('sessionToken', facts);
}

function readFactors(value: unknown): Factor[] {
  const list = asRecord(value)?.['availableFactors'];
  if (!Array.isArray(list)) return [];
  return list.flatMap((item) => {
    const factorType = asText(asRecord(item)?.['factorType']);
    return factorType ? { factorType, factorStatus: asText(asRecord(item)?.['factorStatus']) } : [];
  });
}

function readChallenge(value: unknown): Omit<ChallengeData, keyof PendingData> {
  const data = asRecord(value);
  const challenge = asRecord(data?.['verificationChallengeData']);
  const { challengeId, publicKeyCredentialRequestOptionsJson } = asRecord(challenge?.['webauthnData']) ?? {};
  const [id, options] = [asText(challengeId), asText(publicKeyCredentialRequestOptionsJson)];
  return {
    factors: readFactors(data),
    factorType: asText(data?.['factorType']) ?? '',
    hint: asText(challenge?.['hint']),
    transactionId: asText(asRecord(challenge?.['pushData'])?.['transactionId']),
    webauthn: id && options ? { challengeId: id, publicKeyCredentialRequestOptionsJson: options } : undefined,
  };
}
