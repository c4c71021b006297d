import type { Address, AddressWithContact } from 'storewire';
import type { OrderRecord } from './order-record.ts';

/** Where an order is sent to. */
export const OrderAddress = ({ order }: { order: OrderRecord }) => {
  const destination = order.shippingInfo?.logistics?.shippingDestination;
  return (
    <address>
      {destination &&
        linesOf(destination).map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
    </address>
  );
};

function linesOf({ address, contactDetails }: AddressWithContact): string[] {
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
