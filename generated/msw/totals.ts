// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `POST /ecom/v1/calculate-totals`: Calculate totals and delivery options. Responds with the example `typical` by default. */
export const calculateTotalsHandler: runtime.ExampleHandler<T.CalculateTotalsInput, T.CalculateTotalsResponse, keyof typeof examples.errors | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'totals.calculateTotals', method: 'POST', path: '/ecom/v1/calculate-totals' }, { typical: examples.CalculateTotalsResponseTypical, full: examples.CalculateTotalsResponseFull }, () => ({ ...examples.errors }));
