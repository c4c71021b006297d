// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `POST /oauth2/token`: Get or renew tokens. Responds with the example `typical` by default. */
export const oauthTokenHandler: runtime.ExampleHandler<T.OauthTokenInput, T.OAuthTokenResponse, keyof typeof examples.errors15 | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'oauth.oauthToken', method: 'POST', path: '/oauth2/token' }, { typical: examples.OAuthTokenResponseTypical }, () => ({ ...examples.errors15 }));

/** Mocks `POST /oauth2/token-info`: Look up an access token. Responds with the example `typical` by default. */
export const oauthTokenInfoHandler: runtime.ExampleHandler<T.OauthTokenInfoInput, T.OauthTokenInfoResponse, keyof typeof examples.errors16 | 'typical' | 'inactive' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'oauth.oauthTokenInfo', method: 'POST', path: '/oauth2/token-info' }, { typical: examples.OauthTokenInfoResponseTypical, inactive: examples.OauthTokenInfoResponseInactive, full: examples.OauthTokenInfoResponseFull }, () => ({ ...examples.errors16 }));
