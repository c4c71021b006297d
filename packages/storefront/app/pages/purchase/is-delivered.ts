import type { CartV2 } from 'storewire';

/** Whether a line is sent or picked up. */
export const isDelivered = ({ lineItems }: CartV2): boolean =>
  lineItems.some(({ attributes }) => attributes?.physicalProperties?.shippable);
