// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { readHook, type ReadHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/totals.ts';
import type * as T from '../types.ts';

/** Calculate totals and delivery options. */
export const useCalculateTotals: ReadHook<T.CalculateTotalsInput, T.CalculateTotalsResponse> = /* @__PURE__ */ readHook(calls.calculateTotals);
