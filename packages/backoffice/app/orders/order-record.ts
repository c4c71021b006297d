import type { Address, AddressWithContact, Order } from 'storewire';

/** An order as pages have it. */
export type OrderRecord = Order & { id: string };

/** The statuses that pages offer as filters. */
export const STATUSES = ['APPROVED', 'CANCELED', 'PENDING', 'REJECTED'];
export const PAYMENT_STATUSES = [
  'NOT_PAID',
  'PAID',
  'PARTIALLY_PAID',
  'PENDING',
  'PENDING_MERCHANT',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'CANCELED',
  'DECLINED',
];
export const FULFILLMENT_STATUSES = ['NOT_FULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED'];

/** Where an order is sent to. */
export const destinationOf = (order: OrderRecord): AddressWithContact | undefined =>
  order.shippingInfo?.logistics?.shippingDestination;

/** The name of the buyer or, without one, the email address. */
export function buyerOf({ billingInfo, buyerInfo }: OrderRecord): string {
  const { firstName, lastName } = billingInfo?.contactDetails ?? {};
  return [firstName, lastName].filter(Boolean).join(' ') || (buyerInfo?.email ?? '');
}

/** The lines of an address. */
export function addressLines({ address, contactDetails }: AddressWithContact): string[] {
  const { firstName, lastName, company, phone } = contactDetails ?? {};
  const { city, postalCode, subdivisionFullname, country, countryFullname } = address ?? {};
  return [
    [firstName, lastName].filter(Boolean).join(' '),
    company ?? '',
    ...streetLines(address),
    [postalCode, city].filter(Boolean).join(' '),
    subdivisionFullname ?? '',
    countryFullname ?? country ?? '',
    phone ?? '',
  ].filter(Boolean);
}

const streetLines = ({ addressLine, addressLine2, streetAddress }: Address = {}): string[] => [
  addressLine ?? [streetAddress?.name, streetAddress?.number].filter(Boolean).join(' '),
  addressLine2 ?? '',
];
