/** Limits of a decimal number in a string. */
export interface DecimalLimits {
  minimum?: string | number;
  maximum?: string | number;
  exclusiveMinimum?: string | number;
  exclusiveMaximum?: string | number;
  scale?: number;
}
