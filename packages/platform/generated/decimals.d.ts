// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type { DecimalLimits } from '../src/contract/decimal-limits.ts';

/** The limits of decimal numbers by the pattern that they are validated with. */
export declare const decimalLimits: Readonly<Record<string, DecimalLimits>>;
