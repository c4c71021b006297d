/** Names that sections 3, 4, 6 and 8 of the specification give to properties, roles, states and kinds. */

import type { WebMethodPermission } from 'storewire-server';
import { expectTypeOf } from 'vitest';
import type {
  CredentialsInput,
  CustomLogin,
  CustomLoginResult,
  CustomLoginState,
  RedirectCallback,
  RegistrationInput,
  StoreError,
  StoreErrorKind,
  TokenRole,
  Tokens,
} from '../../src/index.ts';

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type DataOf<Union> = Union extends { data: infer Data } ? Data : never;
type LoginName = 'email' | 'loginId' | 'password' | 'captchaTokens' | 'clientMetaData';

expectTypeOf<keyof Tokens['accessToken']>().toEqualTypeOf<'value' | 'expiresAt'>();
expectTypeOf<keyof Tokens['refreshToken']>().toEqualTypeOf<'value' | 'role'>();
expectTypeOf<'loginState' | 'data' | 'error' | 'errorCode'>().toExtend<KeyOf<CustomLoginResult>>();
expectTypeOf<'stateToken' | 'sessionToken'>().toExtend<KeyOf<DataOf<CustomLoginResult>>>();
expectTypeOf<'code' | 'state' | 'error' | 'errorDescription'>().toExtend<keyof RedirectCallback>();
expectTypeOf<LoginName | 'profile'>().toExtend<KeyOf<RegistrationInput>>();
expectTypeOf<LoginName>().toExtend<KeyOf<CredentialsInput>>();
expectTypeOf<'verificationCode' | 'code' | 'stateToken'>().toExtend<
  KeyOf<Parameters<CustomLogin['verify']>[0]>
>();
expectTypeOf<'description' | 'code' | 'data'>().toExtend<keyof StoreError>();

expectTypeOf<TokenRole>().toEqualTypeOf<'none' | 'visitor' | 'member'>();
expectTypeOf<WebMethodPermission>().toEqualTypeOf<'anyone' | 'site-member' | 'admin'>();
expectTypeOf<StoreErrorKind>().toEqualTypeOf<'validation' | 'application' | 'client' | 'system'>();
expectTypeOf<
  | 'INITIAL'
  | 'SUCCESS'
  | 'FAILURE'
  | 'EMAIL_VERIFICATION_REQUIRED'
  | 'OWNER_APPROVAL_REQUIRED'
  | 'USER_CAPTCHA_REQUIRED'
  | 'SILENT_CAPTCHA_REQUIRED'
>().toExtend<CustomLoginState>();
