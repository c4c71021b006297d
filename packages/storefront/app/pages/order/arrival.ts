import type { Order } from 'storewire';
import { SHOP } from '../../../shop.config.ts';
import { afterWorkingDays, formatDays, formatPeriod } from '../../format/date.ts';

/** Working days to the door, at least and at most, by the code of a way of delivery. */
const DAYS: Partial<Record<string, readonly [min: number, max: number]>> = SHOP.deliveryDays;

/** Whether nothing of an order is sent any more. */
export const isOver = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'CANCELED' || status === 'REJECTED';

/**
 * When an order arrives: at the time that was agreed, between the days that the shop promises, or as the platform says.
 * Undefined if nothing is delivered.
 */
export function arrivalOf(
  { status, shippingInfo, createdDate }: Pick<Order, 'status' | 'shippingInfo' | 'createdDate'>,
  locale: string,
): string | undefined {
  if (isOver({ status })) return undefined;
  const { deliveryTimeSlot: slot, deliveryTime } = shippingInfo?.logistics ?? {};
  if (slot?.from && slot.to) return formatPeriod(slot.from, slot.to, locale);
  const days = DAYS[shippingInfo?.code ?? ''];
  if (!days || !createdDate) return deliveryTime ?? undefined;
  const [from, to] = days.map((count) => afterWorkingDays(new Date(createdDate), count));
  return from && to && formatDays(from, to, locale);
}
