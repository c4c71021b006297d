import type { CalculateTotalsResponse, CartV2, DeliveryLogistics } from 'storewire';
import { formatDate } from '../../format/date.ts';
import { arrivalOf } from '../../shop/arrival.ts';

/** A way of delivery, as a buyer chooses it. */
export interface DeliveryMethod {
  /** App and code, as the form sends them. */
  value: string;
  title: string;
  /** In the language of the page. */
  arrival: string | undefined;
  logistics: DeliveryLogistics;
  price: string | undefined;
}

/** How a cart can be delivered. */
export interface DeliveryChoice {
  methods: DeliveryMethod[];
  /** False if a carrier could not be asked. */
  isComplete: boolean;
}

/** What the platform offers for the items and the address of a cart that is ordered at a time. */
export const deliveryChoice = (
  { shippingInfo, calculationErrors }: CalculateTotalsResponse,
  ordered: string,
  locale: string,
): DeliveryChoice => ({
  methods: (shippingInfo?.carrierServiceOptions ?? []).flatMap(({ carrierId, shippingOptions = [] }) =>
    shippingOptions.map(({ code = '', title = '', logistics = {}, cost }) => ({
      value: optionOf(carrierId, code),
      title,
      arrival: arrivalOf({ code, logistics }, ordered, locale),
      logistics,
      price: cost?.price?.amount,
    })),
  ),
  isComplete: calculationErrors?.carrierErrors === undefined,
});

const optionOf = (appId: string | null | undefined, code: string): string => `${appId ?? ''}/${code}`;

/** The chosen method of a cart, with what the cart does not keep of it. A single one is chosen from the start. */
export function chosenMethod({ deliveryInfo }: CartV2, methods: readonly DeliveryMethod[]) {
  const { method } = deliveryInfo ?? {};
  const [only, ...others] = methods;
  return method
    ? methods.find(({ value }) => value === optionOf(method.appId, method.code))
    : others.length === 0
      ? only
      : undefined;
}

/** A time of a day. */
export interface DeliveryTime {
  /** Undefined if it is not offered on this day, but on another: it is booked out. */
  value: string | undefined;
  time: string;
  price: string | undefined;
}

/** A day of a way of delivery, with its times. */
interface DeliveryDay {
  day: string;
  slots: DeliveryTime[];
}

/**
 * The days of a way of delivery, each of whose methods has a time. Calls return free ones only: a time that other days
 * have and one day has not is shown as booked out.
 */
export function timetableOf(methods: readonly DeliveryMethod[], locale: string): DeliveryDay[] {
  const byTime = methods.toSorted((a, b) => (timeOf(a, SORTABLE) < timeOf(b, SORTABLE) ? -1 : 1));
  const times = [...new Set(byTime.map((method) => timeOf(method, locale)))];
  const days = [...new Set(methods.map((method) => dayOf(method, locale)))];
  return days.map((day) => ({
    day,
    slots: times.map((time) => {
      const found = methods.find(
        (method) => dayOf(method, locale) === day && timeOf(method, locale) === time,
      );
      return { value: found?.value, time, price: found?.price };
    }),
  }));
}

/** A locale with two digits for each hour from 0 to 23. */
const SORTABLE = 'en-GB';

export const hasTime = ({ logistics }: DeliveryMethod): boolean => logistics.deliveryTimeSlot !== undefined;

const dayOf = ({ logistics: { deliveryTimeSlot: slot } }: DeliveryMethod, locale: string): string =>
  formatDate(slot?.from ?? '', locale, 'day');

const timeOf = ({ logistics: { deliveryTimeSlot: slot } }: DeliveryMethod, locale: string): string =>
  [slot?.from, slot?.to].map((time) => formatDate(time ?? '', locale, 'time')).join(' – ');
