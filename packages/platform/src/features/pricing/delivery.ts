/** How a shop delivers: regions, their carriers, and the options that buyers choose from. */
import type { AddressInput, CarrierChargeType, PickupMethod } from 'storewire';
import { currencyDigits } from 'storewire/internal';
import type { Base } from '../../kernel/context/context.ts';
import { text } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';
import { DAY_MS } from '../../kernel/values/clock.ts';
import { firstShown, localTime } from '../../kernel/values/time-zones.ts';
import { liesIn, type Place } from './tax-settings.ts';

/** Times of day, in the time zone of the shop, at which an option delivers. Each is an option of its own for the buyer. */
export interface SlotPlan {
  /** Such as `{ from: '09:00', to: '12:00' }`. */
  times: readonly { from: string; to: string }[];
  /** How many days from tomorrow on can be chosen. */
  days: number;
  /** How many orders fit into a slot. */
  capacity: number;
  /** Starts of slots that accept no order, even without bookings, as ISO 8601. */
  full?: readonly string[] | undefined;
}

export interface DeliveryOption {
  /** Unique within its carrier. */
  code: string;
  title: string;
  deliveryTime?: string | undefined;
  instructions?: string | undefined;
  /** Decimal amount in the currency of the shop. */
  price: string;
  /** Subtotal from which the option is free. */
  freeFrom?: string | undefined;
  /** Most weight that it takes, in the weight unit of the shop. */
  maxWeight?: number | undefined;
  otherCharges?:
    | readonly { type: CarrierChargeType; price: string; details?: string | undefined }[]
    | undefined;
  /** Where the buyer collects the goods. */
  pickup?: { address: AddressInput; method: PickupMethod } | undefined;
  slots?: SlotPlan | undefined;
}

export interface Carrier {
  /** Id of its app. */
  id: string;
  /** Whether it responds with an error instead of options. */
  isFailing?: boolean | undefined;
  options: readonly DeliveryOption[];
}

export interface ShopRegion {
  id: string;
  name: string;
  /** Where it delivers to. An empty list is everywhere that no other region covers. */
  places: readonly Place[];
  carriers: readonly Carrier[];
}

export interface DeliverySettings {
  regions: readonly ShopRegion[];
}

export const DELIVERY_DOCUMENT = 'delivery';

/** A fresh shop delivers everywhere, and has a counter for pickup. */
const defaultDelivery = (currency: string): DeliverySettings => {
  const amount = (units: number): string => String(currencyDigits(currency) === 0 ? units * 100 : units);
  const address = { country: 'IE', city: 'Galway', postalCode: 'H91 T8KD', addressLine: '3 Dock Road' };
  return {
    regions: [
      {
        id: '5e9a1c37-4b60-4d82-9f13-7a2c8e5d0b64',
        name: 'Worldwide',
        places: [],
        carriers: [
          {
            id: '6d1f4a52-8c3e-4b7a-9f02-5e1c7d9b3a64',
            options: [
              {
                code: 'standard',
                title: 'Standard delivery',
                deliveryTime: '2 to 4 working days',
                price: amount(5),
              },
              {
                code: 'express',
                title: 'Express delivery',
                deliveryTime: 'Next working day',
                price: amount(12),
              },
              {
                code: 'pickup',
                title: 'Pick up at the shop',
                deliveryTime: 'From the next working day',
                price: '0',
                pickup: { address, method: 'STORE_PICKUP' },
              },
            ],
          },
        ],
      },
    ],
  };
};

export const deliverySettingsOf = ({ db, settings }: Pick<Base, 'db' | 'settings'>): DeliverySettings =>
  db.document(DELIVERY_DOCUMENT) ?? defaultDelivery(settings.currency);

/** Replaces regions, carriers and options. Call it in a write. */
export const setDelivery = ({ db }: Pick<Base, 'db'>, delivery: DeliverySettings): DeliverySettings =>
  db.setDocument(DELIVERY_DOCUMENT, delivery);

/** The region that covers an address. */
export const regionOf = ({ regions }: DeliverySettings, address: AddressInput): ShopRegion | undefined =>
  regions.find(({ places }) => places.some((place) => liesIn(address, place))) ??
  regions.find(({ places }) => places.length === 0);

/** An option as one purchase can choose it. */
export interface Offer {
  carrierId: string;
  /** Code of the option; with slots, followed by the start of the slot. */
  code: string;
  option: DeliveryOption;
  slot?: { from: string; to: string } | undefined;
  /** False if the lines are too heavy for it, or the slot is full. */
  isOffered: boolean;
}

/** Everything that a region offers for a weight. */
export const offersOf = (context: Base, region: ShopRegion, weight: number): Offer[] =>
  region.carriers
    .filter(({ isFailing }) => !isFailing)
    .flatMap(({ id: carrierId, options }) =>
      options.flatMap((option): Offer[] => {
        const fits = option.maxWeight === undefined || weight <= option.maxWeight;
        if (!option.slots) return [{ carrierId, code: option.code, option, isOffered: fits }];
        return slotsOf(context, carrierId, option, option.slots).map(({ code, slot, isFull }) => ({
          carrierId,
          code,
          option,
          slot,
          isOffered: fits && !isFull,
        }));
      }),
    );

/** A slot of an option that can be chosen now. */
interface Slot {
  /** Code of the option, followed by the start. */
  code: string;
  slot: { from: string; to: string };
  booked: number;
  isFull: boolean;
}

/**
 * The slots of an option, from tomorrow on, by the calendar and the clocks of the shop. A slot that would start in an hour
 * that clocks skip is left out.
 */
export function slotsOf(
  { db, clock, settings: { timeZone } }: Pick<Base, 'db' | 'clock' | 'settings'>,
  carrierId: string,
  option: Pick<DeliveryOption, 'code'>,
  { times, days, capacity, full = [] }: SlotPlan,
): Slot[] {
  const closed = new Set(full.map((start) => Date.parse(start)));
  const today = Math.floor(localTime(clock.now(), timeZone) / DAY_MS) * DAY_MS;
  return Array.from({ length: days }, (_, index) => {
    const day = today + (index + 1) * DAY_MS;
    return times.flatMap(({ from, to }): Slot[] => {
      const start = firstShown(day + sinceMidnight(from), timeZone);
      if (start === undefined) return [];
      const length = sinceMidnight(to) - sinceMidnight(from);
      const end = firstShown(day + sinceMidnight(to), timeZone) ?? start + length;
      const slot = { from: new Date(start).toISOString(), to: new Date(end).toISOString() };
      const code = `${option.code}@${slot.from}`;
      const booked = db.of(slotBookings).count({ where: { slot: slotKey(carrierId, code) } });
      return [{ code, slot, booked, isFull: booked >= capacity || closed.has(start) }];
    });
  }).flat();
}

/** A time of day such as `09:00`, in milliseconds. */
const sinceMidnight = (timeOfDay: string): number => Date.parse(`1970-01-01T${timeOfDay}Z`);

/** A slot that an order booked. Its id is that of the purchase. */
export const slotBookings = defineEntity<{ id: string; slot: string }>()({
  name: 'slotBooking',
  columns: { slot: text(({ slot }) => slot) },
});

const slotKey = (carrierId: string, code: string): string => `${carrierId}/${code}`;

/** Books the slot of an offer for a purchase, in the write that places its order. Returns its key, if any. */
export function bookSlot(
  { db }: Pick<Base, 'db'>,
  purchaseId: string,
  { carrierId, code, slot }: Offer,
): string | undefined {
  return slot && db.of(slotBookings).save({ id: purchaseId, slot: slotKey(carrierId, code) }).slot;
}

/** Books a slot by its key, in writes only. Returns false if it is full or no longer offered. */
export function bookSlotAgain(context: Base, purchaseId: string, slot: string): boolean {
  const offers = deliverySettingsOf(context).regions.flatMap((region) => offersOf(context, region, 0));
  const isFree = offers.some(
    ({ carrierId, code, isOffered }) => isOffered && slotKey(carrierId, code) === slot,
  );
  if (isFree) context.db.of(slotBookings).save({ id: purchaseId, slot });
  return isFree;
}
