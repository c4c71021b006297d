import type { AddressWithContact, PickupDetails } from 'storewire';
import { subdivisionName } from '../../form/subdivisions.ts';
import { countryName } from '../../format/country.ts';
import { CatalogText, useLanguage, useText } from '../../text/text.tsx';

/** The chosen delivery of a checkout or an order. */
interface ChosenDelivery {
  title?: string;
  logistics?: { pickupDetails?: Pick<PickupDetails, 'address'> };
}

/** The place of a pickup in one line. */
export const placeOf = ({ address }: Pick<PickupDetails, 'address'>): string =>
  [address?.addressLine, address?.postalCode, address?.city].filter(Boolean).join(', ');

interface DeliveryNameProps {
  option: ChosenDelivery;
  /** Undefined: nothing is delivered any more, or the page says elsewhere when. */
  arrival: string | undefined;
}

/** The name of a delivery option, when it arrives, and the place of a pickup. */
export function DeliveryName({ option: { title, logistics = {} }, arrival }: DeliveryNameProps) {
  const { checkout } = useText();
  const { pickupDetails } = logistics;
  const details = [arrival, pickupDetails && checkout.pickupAt(placeOf(pickupDetails))].filter(Boolean);
  return (
    <>
      <span className="block">
        <CatalogText>{title}</CatalogText>
      </span>
      {details.map((detail) => (
        <span key={detail} className="block text-sm text-soft">
          <CatalogText>{detail}</CatalogText>
        </span>
      ))}
    </>
  );
}

/** An address as it is written on a letter. */
export function AddressLines({
  contact: { address = {}, contactDetails = {} },
}: {
  contact: AddressWithContact;
}) {
  const { locale } = useLanguage();
  const { firstName, lastName, company, phone } = contactDetails;
  const { addressLine, addressLine2, postalCode, city, subdivision, country } = address;
  const lines = [
    [firstName, lastName].filter(Boolean).join(' '),
    company,
    addressLine,
    addressLine2,
    [postalCode, city].filter(Boolean).join(' '),
    subdivision && subdivisionName(country ?? undefined, subdivision),
    country && countryName(country, locale),
    phone,
  ].filter((line) => typeof line === 'string' && line !== '');
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          <bdi>{line}</bdi>
        </span>
      ))}
    </address>
  );
}
