import type { DeliveryTimeSlot } from 'storewire';
import { SHOP } from '../../shop.config.ts';
import { afterWorkingDays, formatDays, formatPeriod } from '../format/date.ts';

/** A way of delivery, as a cart offers it and as an order has it. */
interface Delivery {
  code?: string | null | undefined;
  logistics?: { deliveryTime?: string | null; deliveryTimeSlot?: DeliveryTimeSlot };
}

/** Working days to the door, at least and at most, by the code of a way of delivery. */
const DAYS: Partial<Record<string, readonly [min: number, max: number]>> = SHOP.deliveryDays;

/**
 * When an order of a day arrives: at the time that was agreed, between the days that the shop promises, or as the
 * platform says.
 */
export function arrivalOf(
  { code, logistics = {} }: Delivery,
  ordered: string | undefined,
  locale: string,
): string | undefined {
  const { deliveryTimeSlot: slot, deliveryTime } = logistics;
  if (slot?.from && slot.to) return formatPeriod(slot.from, slot.to, locale);
  const days = DAYS[code ?? ''];
  if (!days || !ordered) return deliveryTime ?? undefined;
  const [first, last] = days;
  return formatDays(afterWorkingDays(ordered, first), afterWorkingDays(ordered, last), locale);
}
