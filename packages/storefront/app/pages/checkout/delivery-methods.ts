import type { Checkout, DeliveryTimeSlot, PickupDetails } from 'storewire';
import { formatDate } from '../../format/date.ts';

/** An option of a carrier, as a buyer chooses it. */
export interface DeliveryMethod {
  /** Carrier and code, as the form sends them. */
  value: string;
  title: string;
  /** When it arrives, in words of the shop. */
  time?: string | undefined;
  instructions?: string | undefined;
  price?: string | undefined;
  pickup?: PickupDetails | undefined;
  slot?: DeliveryTimeSlot | undefined;
}

/** All options of a checkout, and the value of the chosen one. */
export function deliveryMethods({ shippingInfo }: Checkout): {
  methods: DeliveryMethod[];
  selected: string | undefined;
} {
  const { carrierServiceOptions = [], selectedCarrierServiceOption: chosen } = shippingInfo ?? {};
  const methods = carrierServiceOptions.flatMap(({ carrierId, shippingOptions = [] }) =>
    shippingOptions.map(
      ({ code = '', title = '', logistics = {}, cost }): DeliveryMethod => ({
        value: `${carrierId}/${code}`,
        title,
        time: logistics.deliveryTime ?? undefined,
        instructions: logistics.instructions ?? undefined,
        price: cost?.price?.amount,
        pickup: logistics.pickupDetails,
        slot: logistics.deliveryTimeSlot,
      }),
    ),
  );
  const selected = chosen ? `${chosen.carrierId ?? ''}/${chosen.code}` : undefined;
  return { methods, selected: selected ?? (methods.length === 1 ? methods[0]?.value : undefined) };
}

/** A time of a day. */
export interface DeliveryTime {
  /** Undefined if it is not offered on this day, but on another: it is booked out. */
  value: string | undefined;
  time: string;
  price: string | undefined;
}

/** A day on which a method delivers, with its times. */
export interface DeliveryDay {
  title: string;
  day: string;
  slots: DeliveryTime[];
}

/**
 * The times of all days. Calls return free ones only: a time that other days have and one day has not is shown
 * as booked out.
 */
export function deliveryDays(methods: readonly DeliveryMethod[], locale: string): DeliveryDay[] {
  const titles = [...new Set(methods.filter(({ slot }) => slot).map(({ title }) => title))];
  return titles.flatMap((title) => {
    const offered = methods.filter((method) => method.slot && method.title === title);
    const byTime = offered.toSorted((a, b) => (timeOf(a, SORTABLE) < timeOf(b, SORTABLE) ? -1 : 1));
    const times = [...new Set(byTime.map((method) => timeOf(method, locale)))];
    const days = [...new Set(offered.map((method) => dayOf(method, locale)))];
    return days.map((day) => ({
      title,
      day,
      slots: times.map((time) => {
        const found = offered.find(
          (method) => dayOf(method, locale) === day && timeOf(method, locale) === time,
        );
        return { value: found?.value, time, price: found?.price };
      }),
    }));
  });
}

/** A locale with two digits for each hour from 0 to 23. */
const SORTABLE = 'en-GB';

const dayOf = ({ slot }: DeliveryMethod, locale: string): string =>
  formatDate(slot?.from ?? '', locale, 'day');

const timeOf = ({ slot }: DeliveryMethod, locale: string): string =>
  [slot?.from, slot?.to].map((time) => formatDate(time ?? '', locale, 'time')).join(' – ');
