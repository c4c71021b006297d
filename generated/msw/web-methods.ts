// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `POST /_webMethods/{module}/{functionName}`: Call a server function of the site. Responds with the example `typical` by default. */
export const callWebMethodHandler: runtime.ExampleHandler<T.CallWebMethodInput, T.CallWebMethodResponse, keyof typeof examples.errors6 | 'typical' | 'exception' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'webMethods.callWebMethod', method: 'POST', path: '/_webMethods/:module/:functionName', isOnSite: true, input: { body: 'args' } }, { typical: examples.CallWebMethodResponseTypical, exception: examples.CallWebMethodResponseException, full: examples.CallWebMethodResponseFull }, () => ({ ...examples.errors6 }));
