import type {
  IdentityProfileInput,
  LoginId,
  RegisterInput,
  VerifyFactorInput,
} from '../../../generated/types.ts';
import { omitUndefined } from '../../lib/fields.ts';

/** The e-mail address of an account, in either form. */
type LoginName = { email: string; loginId?: undefined } | { loginId: LoginId; email?: undefined };

/** Tokens of solved captchas. */
export interface CaptchaTokens {
  /** Token of the visible captcha. */
  visible?: string | undefined;
  /** Token of the invisible captcha. */
  invisible?: string | undefined;
}

/** What every step with a password sends. */
interface PasswordInput {
  /** The password. It is sent once and not stored. */
  password: string;
  /** Tokens of solved captchas, if the platform asked for them. */
  captchaTokens?: CaptchaTokens | undefined;
  /** Free data about the calling client, for the platform's abuse checks. */
  clientMetaData?: RegisterInput['clientMetaData'] | undefined;
}

/** Credentials of a new account, and its profile. */
export type RegistrationInput = LoginName & PasswordInput & { profile?: IdentityProfileInput | undefined };

/** Credentials of an account. A `stateToken` continues a login that started elsewhere. */
export type CredentialsInput = LoginName & PasswordInput & { stateToken?: string | undefined };

/**
 * The code of the verification mail, exactly 6 characters, in either form. The state token is that of this
 * login, unless one is given.
 */
export type VerificationCodeInput = (
  | { verificationCode: string; code?: undefined }
  | { code: string; verificationCode?: undefined }
) & { stateToken?: string | undefined };

/**
 * The proof of a second factor, such as `totpData`. Without a proof, the factor is only chosen; no source documents
 * how to choose one. The state token is that of this login, unless one is given.
 */
export type FactorInput = Omit<VerifyFactorInput, 'stateToken'> & { stateToken?: string | undefined };

export const readEmail = ({ email, loginId }: LoginName): string | undefined => email ?? loginId?.email;

/** Codes are trimmed, as spaces come along when they are pasted. */
export const readVerificationCode = ({ verificationCode, code }: VerificationCodeInput): string =>
  (verificationCode ?? code ?? '').trim();

/**
 * Input of the calls `register` and `login`. The e-mail address goes into the body, as in recorded calls, or
 * into the query.
 */
export function toCredentials(
  input: RegistrationInput | CredentialsInput,
  emailIn: 'body' | 'query',
): object {
  const { email: _email, loginId: _loginId, captchaTokens = {}, ...rest } = input;
  const email = readEmail(input);
  const { visible, invisible } = captchaTokens;
  const tokens = omitUndefined({
    Recaptcha: visible || undefined,
    InvisibleRecaptcha: invisible || undefined,
  });
  return {
    ...rest,
    ...(emailIn === 'query' ? { email } : { loginId: { email } }),
    ...(visible || invisible ? { captchaTokens: [tokens] } : {}),
  };
}
