// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `POST /_api/iam/recovery/v1/send-email`: Send a password recovery mail. Responds with the example `typical` by default. */
export const sendRecoveryEmailHandler: runtime.ExampleHandler<T.SendRecoveryEmailInput, T.EmptyResponse, keyof typeof examples.errors | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'recovery.sendRecoveryEmail', method: 'POST', path: '/_api/iam/recovery/v1/send-email' }, { typical: examples.EmptyResponseTypical }, () => ({ ...examples.errors }));

/** Mocks `POST /_api/iam/recovery/v1/activation-email`: Send an account activation mail. Responds with the example `typical` by default. */
export const sendActivationEmailHandler: runtime.ExampleHandler<T.SendActivationEmailInput, T.EmptyResponse, keyof typeof examples.errors3 | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'recovery.sendActivationEmail', method: 'POST', path: '/_api/iam/recovery/v1/activation-email' }, { typical: examples.EmptyResponseTypical }, () => ({ ...examples.errors3 }));

/** Mocks `POST /_api/iam/recovery/v1/recover`: Set a new password with a recovery token. Responds with the example `typical` by default. */
export const recoverPasswordHandler: runtime.ExampleHandler<T.RecoverPasswordInput, T.AuthenticationResponse, keyof typeof examples.errors | 'typical' | 'requireEmailVerification' | 'requireOwnerApproval' | 'requireMfa' | 'mfaChallenge' | 'full' | 'VERIFICATION_FAILED'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'recovery.recoverPassword', method: 'POST', path: '/_api/iam/recovery/v1/recover' }, { typical: examples.AuthenticationResponseTypical, requireEmailVerification: examples.AuthenticationResponseRequireEmailVerification, requireOwnerApproval: examples.AuthenticationResponseRequireOwnerApproval, requireMfa: examples.AuthenticationResponseRequireMfa, mfaChallenge: examples.AuthenticationResponseMfaChallenge, full: examples.AuthenticationResponseFull }, () => ({ ...examples.errors, VERIFICATION_FAILED: examples.applicationError(400, 'VERIFICATION_FAILED', 'This link is not valid any more. Request a new one.') }));
