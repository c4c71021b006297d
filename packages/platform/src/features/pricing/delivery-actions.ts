/** What a merchant changes about delivery, and which time slots there are. */

import type { Context } from '../../kernel/context/context.ts';
import { invalid, NotFound } from '../../kernel/errors/failure.ts';
import {
  type DeliverySettings,
  deliverySettingsOf,
  type SlotPlan,
  setDelivery,
  slotsOf,
} from './delivery.ts';

/** Replaces regions, carriers and delivery options. Codes are unique within their carrier. */
export const configureDelivery = (context: Context, delivery: DeliverySettings): DeliverySettings => {
  for (const { options } of delivery.regions.flatMap(({ carriers }) => carriers)) {
    if (new Set(options.map(({ code }) => code)).size < options.length)
      invalid('regions', 'VALIDATION', 'have a carrier with the same code twice');
    for (const { slots } of options) if (slots) checkTimes('regions', slots);
  }
  return context.db.write(() => setDelivery(context, delivery));
};

/** An option of a carrier. Without a carrier, the option of each carrier that has the code. */
interface SlottedOption {
  carrierId?: string | undefined;
  code: string;
}

/** Replaces the time slots of a delivery option, in every region. A plan without times removes them. */
export const setDeliverySlots = (
  context: Context,
  { carrierId, code, ...plan }: SlottedOption & SlotPlan,
): DeliverySettings => {
  checkTimes('times', plan);
  return context.db.write(() => {
    const { regions } = deliverySettingsOf(context);
    let isFound = false;
    const changed = regions.map((region) => ({
      ...region,
      carriers: region.carriers.map((carrier) => ({
        ...carrier,
        options: carrier.options.map((option) => {
          if (option.code !== code || (carrierId !== undefined && carrierId !== carrier.id)) return option;
          isFound = true;
          const { slots: _, ...others } = option;
          return plan.times.length === 0 ? others : { ...others, slots: plan };
        }),
      })),
    }));
    if (!isFound) throw new NotFound();
    return setDelivery(context, { regions: changed });
  });
};

function checkTimes(field: string, { times }: Pick<SlotPlan, 'times'>): void {
  if (times.some(({ from, to }) => to <= from))
    invalid(field, 'VALIDATION', 'have a time slot that ends before it starts');
  if (new Set(times.map(({ from }) => from)).size < times.length)
    invalid(field, 'VALIDATION', 'have two time slots with the same start');
}

/** A slot that can be chosen now, and how many orders have booked it. */
interface OfferedSlot {
  carrierId: string;
  optionCode: string;
  title: string;
  code: string;
  from: string;
  to: string;
  capacity: number;
  booked: number;
  isFull: boolean;
}

/**
 * The slots of all options, full ones too, by carrier and time. An option in several regions is listed once.
 */
export function listDeliverySlots(context: Context): OfferedSlot[] {
  const carriers = deliverySettingsOf(context).regions.flatMap((region) => region.carriers);
  const offered = carriers.flatMap(({ id: carrierId, options }) =>
    options.flatMap((option) =>
      option.slots
        ? slotsOf(context, carrierId, option, option.slots).map(
            ({ code, slot, booked, isFull }): OfferedSlot => ({
              carrierId,
              optionCode: option.code,
              title: option.title,
              code,
              ...slot,
              capacity: option.slots?.capacity ?? 0,
              booked,
              isFull,
            }),
          )
        : [],
    ),
  );
  return [...new Map(offered.map((slot) => [`${slot.carrierId}/${slot.code}`, slot])).values()];
}
