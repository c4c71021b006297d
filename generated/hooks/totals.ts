// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  readHook
} from '../../src/runtime/react.ts';
import type {
  ReadHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/totals.ts';

import type {
  CalculateTotalsInput,
  CalculateTotalsResponse
} from '../types.ts';



/**
 * Calculate totals and delivery options
 *
 * Calculates the totals of items that the request contains, and lists the delivery options for an address. Carts of version 2 list no delivery options, so a custom checkout page gets them here: send the lines and the address of the cart, show `shippingInfo.carrierServiceOptions`, and set `code` and `carrierId` of the chosen one as delivery method of the cart. The totals that count are those of the cart. No call reads the cart for it, and nothing is stored. A carrier that fails does not fail the call: read `calculationErrors`. No source says how the currency of the buyer is chosen, nor whether the cart accepts exactly the options of this call; both are assumed to be those of the cart. That visitors and members may call it is assumed too.
 *
 * Roles: visitor, member, merchant.
 */
export const useCalculateTotals: ReadHook<CalculateTotalsInput, CalculateTotalsResponse> = /* @__PURE__ */ readHook(calls.calculateTotals);
