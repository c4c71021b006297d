import { describe, expect, test } from 'vitest';
import type { StoreError, StoreErrorKind, TokenRole, Tokens } from '../../../src/index.ts';
import type { WebMethodPermission } from '../../../src/server/index.ts';
import type {
  CredentialsInput,
  CustomLogin,
  CustomLoginResult,
  CustomLoginState,
  RedirectCallback,
  RegistrationInput,
} from '../../../src/sign-in.ts';
import { facadeNames } from './spec-facade-names.ts';

const { shapes } = facadeNames;

describe('types', () => {
  type KeyOf<Union> = Union extends unknown ? keyof Union : never;
  type DataOf<Union> = Union extends { data: infer Data } ? Data : never;

  /** Lists names of a type: one that the type does not have does not compile. */
  const some =
    <Name extends PropertyKey>() =>
    <const Names extends readonly Name[]>(...names: Names): Names =>
      names;

  /** Lists all names of a type: a missing one does not compile either. */
  const every =
    <Name extends PropertyKey>() =>
    <const Names extends readonly Name[]>(
      ...names: [Name] extends [Names[number]] ? Names : never
    ): readonly PropertyKey[] =>
      names;

  const DECLARED: Record<keyof typeof shapes, readonly PropertyKey[]> = {
    accessToken: every<keyof Tokens['accessToken']>()('value', 'expiresAt'),
    refreshToken: every<keyof Tokens['refreshToken']>()('value', 'role'),
    authFlowResult: some<KeyOf<CustomLoginResult>>()('loginState', 'data', 'error', 'errorCode'),
    authFlowData: some<KeyOf<DataOf<CustomLoginResult>>>()('stateToken', 'sessionToken'),
    redirectCallback: some<keyof RedirectCallback>()('code', 'state', 'error', 'errorDescription'),
    registration: some<KeyOf<RegistrationInput>>()(
      'email',
      'loginId',
      'password',
      'profile',
      'captchaTokens',
      'clientMetaData',
    ),
    login: some<KeyOf<CredentialsInput>>()('email', 'loginId', 'password', 'captchaTokens', 'clientMetaData'),
    verification: some<KeyOf<Parameters<CustomLogin['verify']>[0]>>()(
      'verificationCode',
      'code',
      'stateToken',
    ),
    applicationErrorDetails: some<keyof StoreError>()('description', 'code', 'data'),
  };

  test.each(Object.entries(shapes))('%s has the properties %s', (name, names) => {
    expect(DECLARED[name as keyof typeof shapes]).toEqual(names.split(' '));
  });

  test('roles, permissions and kinds of errors are those of the specification, and states include them', () => {
    expect(every<TokenRole>()('none', 'visitor', 'member')).toEqual(facadeNames.tokenRoles.split(' '));
    expect(every<WebMethodPermission>()('anyone', 'site-member', 'admin')).toEqual(
      facadeNames.webMethodPermissions.split(' '),
    );
    expect(every<StoreErrorKind>()('validation', 'application', 'client', 'system')).toEqual(
      facadeNames.errorKinds.split(' '),
    );
    expect(
      some<CustomLoginState>()(
        'INITIAL',
        'SUCCESS',
        'FAILURE',
        'EMAIL_VERIFICATION_REQUIRED',
        'OWNER_APPROVAL_REQUIRED',
        'USER_CAPTCHA_REQUIRED',
        'SILENT_CAPTCHA_REQUIRED',
      ),
    ).toEqual(facadeNames.loginStates.split(/\s+/));
  });
});
