// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `POST /_api/redirects-api/v1/redirect-session`: Create a redirect session. Responds with the example `typical` by default. */
export const createRedirectSessionHandler: runtime.ExampleHandler<T.CreateRedirectSessionInput, T.RedirectSessionResponse, keyof typeof examples.errors3 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'redirects.createRedirectSession', method: 'POST', path: '/_api/redirects-api/v1/redirect-session' }, { typical: examples.RedirectSessionResponseTypical, full: examples.RedirectSessionResponseFull }, () => ({ ...examples.errors3 }));
