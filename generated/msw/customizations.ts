// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `GET /stores/v3/customizations/query`: List options and modifiers. Responds with the example `typical` by default. */
export const queryCustomizationsHandler: runtime.ExampleHandler<T.QueryCustomizationsInput, T.QueryCustomizationsResponse, keyof typeof examples.errors11 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'customizations.queryCustomizations', method: 'GET', path: '/stores/v3/customizations/query', otherForm: { method: 'POST', path: '/stores/v3/customizations/query' }, input: { query: { fields: 'strings' } } }, { typical: examples.QueryCustomizationsResponseTypical, full: examples.QueryCustomizationsResponseFull }, () => ({ ...examples.errors11 }));
