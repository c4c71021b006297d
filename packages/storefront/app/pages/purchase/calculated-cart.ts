import type { CalculateCartResponse, CartV2 } from 'storewire';

/** A cart with its totals, which the platform calculates or estimates. */
export type CalculatedCart = CalculateCartResponse;

/** Whether a line is sent or picked up. */
export const isDelivered = ({ lineItems }: CartV2): boolean =>
  lineItems.some(({ attributes }) => attributes?.physicalProperties?.shippable);
