import { present } from '../../core/members.ts';
import type { Members } from '../../core/operation-info.ts';

/** Who signs in: an e-mail address, given in either way. */
export type LoginName = { email: string; loginId?: undefined } | { loginId: { email: string }; email?: undefined };

/** What the person told about itself: members of the contract's `IdentityProfileInput`. */
export interface ProfileInput {
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Name that others see. */
  nickname?: string | null | undefined;
  /** Address of a picture. */
  picture?: string | null | undefined;
  /** ISO 639-1 language code, optionally with a region. */
  language?: string | null | undefined;
  /** `PRIVATE` or `PUBLIC`. */
  privacyStatus?: string | undefined;
  [name: string]: unknown;
}

/** Answers of a visible and of an invisible captcha. */
export interface CaptchaAnswers {
  /** Token of the captcha that people see. */
  visible?: string | undefined;
  /** Token of the captcha that nobody sees. */
  invisible?: string | undefined;
}

interface Attempted {
  password: string;
  captchaTokens?: CaptchaAnswers | undefined;
  /** Free data about the calling client, for the platform's abuse checks. */
  clientMetaData?: Readonly<Record<string, unknown>> | undefined;
}

/** A new account: address, password, and what the person tells about itself. */
export type RegistrationInput = LoginName & Attempted & { profile?: ProfileInput | undefined };

/** A `stateToken` goes on with a sign-in of the platform that stopped elsewhere. */
export type LoginInput = LoginName & Attempted & { stateToken?: string | undefined };

/** The code of the mail under either name, exactly 6 characters. The state token is the flow's, unless another one is given. */
export type VerificationInput = ({ verificationCode: string; code?: undefined } | { code: string; verificationCode?: undefined }) & {
  stateToken?: string | undefined;
};

/** The proof of one factor. What the challenge named is filled in. No source says how a factor is chosen; without its proof it is only named. */
export type FactorAnswer = { rememberThisDevice?: boolean | undefined; stateToken?: string | undefined } & (
  | { factorType: 'PASSWORD'; password?: string | undefined }
  | { factorType: 'SMS' | 'CALL' | 'EMAIL' | 'TOTP' | 'RECOVERY_CODE'; code?: string | undefined }
  /** `null` has another message sent. */
  | { factorType: 'PUSH'; transactionId?: string | null | undefined }
  /** The credential of `navigator.credentials.get`, or its JSON text. */
  | { factorType: 'WEBAUTHN'; credential?: string | { toJSON(): unknown } | undefined; challengeId?: string | undefined }
);

/** An account that signs on without a password, by an app that has the right to. */
export type SignOnInput = LoginName & {
  profile?: ProfileInput | undefined;
  /** Default false. */
  verifyEmail?: boolean | undefined;
  /** Whether a new account is tied to the contact with this address. Default true. */
  mergeExistingContact?: boolean | undefined;
};

/** Language of a mail, and where its link leads in the end. The address has to be allowed for the OAuth client; at most 1000 characters. */
export interface MailOptions {
  /** ISO 639-1 language code, optionally with a region. */
  language?: string | undefined;
  /** Where the link of the mail leads in the end, and the OAuth client that allows it. */
  redirect?: { url: string; clientId?: string | undefined } | undefined;
}

/** Whose password is to be set anew. */
export interface RecoveryEmailInput extends MailOptions {
  /** The address that the mail goes to. */
  email: string;
}

/** A sign-in at an identity provider. With `sessionId` and `encryptionKey` the result comes on the BroadcastChannel `wix-idp-{sessionId}`. */
export interface SsoLoginInput {
  /** Id of what the sign-in belongs to: the site, for members. */
  tenantId: string;
  /** The provider as connected to the site. */
  idpConnectionId: string;
  /** What `tenantId` names. */
  tenantType?: string | undefined;
  /** Values that come back with the result. */
  customPayload?: Readonly<Record<string, string>> | undefined;
  /** Random id of this attempt, which names the channel for the result. */
  sessionId?: string | undefined;
  /** A random AES key in base64, never one that was used before. */
  encryptionKey?: string | undefined;
  /** The visitor until now, to tie to the member. */
  visitorId?: string | undefined;
  /** Browser session id of the platform's own statistics. */
  bsi?: string | undefined;
}

/** What the challenge under way named. */
interface Challenged {
  transactionId?: string | undefined;
  webauthn?: { challengeId: string } | undefined;
}

/** Without the spaces that come along when a code is pasted. */
export const codeOf = ({ verificationCode, code }: VerificationInput): string => (verificationCode ?? code ?? '').trim();

export const emailOf = ({ email, loginId }: LoginName): string | undefined => email ?? loginId?.email;

/** Registering and signing in name the person alike, in the body as recorded calls have it or in the query; what else is given travels as it is. */
export function attemptBody(input: RegistrationInput | LoginInput, emailIn: 'body' | 'query'): Members {
  const { email: _email, loginId: _loginId, captchaTokens, ...rest } = input;
  const email = emailOf(input);
  const name = emailIn === 'query' ? { email } : { loginId: { email } };
  return present({ ...rest, ...name, captchaTokens: captchaList(captchaTokens) });
}

export function signOnBody({ profile, verifyEmail = false, mergeExistingContact = true, ...name }: SignOnInput): Members {
  return present({ loginId: { email: emailOf(name) }, profile, verifyEmail, mergeExistingContact });
}

function captchaList({ visible, invisible }: CaptchaAnswers = {}): Members[] | undefined {
  const token = present({ Recaptcha: visible || undefined, InvisibleRecaptcha: invisible || undefined });
  return Object.keys(token).length > 0 ? [token] : undefined;
}

export function factorBody(answer: FactorAnswer, stateToken: string, challenged: Challenged): Members {
  const { factorType, rememberThisDevice } = answer;
  return present({ factorType, stateToken, rememberThisDevice, ...proofOf(answer, challenged) });
}

const CODE_MEMBERS = { SMS: 'smsData', CALL: 'callData', EMAIL: 'emailData', TOTP: 'totpData', RECOVERY_CODE: 'recoveryCodeData' } as const;

/** The one data member that belongs to the factor, or nothing. */
function proofOf(answer: FactorAnswer, challenged: Challenged): Members {
  switch (answer.factorType) {
    case 'PASSWORD':
      return answer.password === undefined ? {} : { passwordData: { password: answer.password } };
    case 'PUSH': {
      const { transactionId = challenged.transactionId } = answer;
      return transactionId === undefined || transactionId === null ? {} : { pushData: { transactionId } };
    }
    case 'WEBAUTHN': {
      const challengeId = answer.challengeId ?? challenged.webauthn?.challengeId;
      const { credential } = answer;
      if (credential === undefined || challengeId === undefined) return {};
      return { webauthnData: { challengeId, credential: typeof credential === 'string' ? credential : JSON.stringify(credential) } };
    }
    default:
      return answer.code === undefined ? {} : { [CODE_MEMBERS[answer.factorType]]: { code: answer.code.trim() } };
  }
}
