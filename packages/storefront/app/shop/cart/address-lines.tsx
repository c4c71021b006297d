import type { AddressWithContact } from 'storewire';
import { subdivisionName } from '../../form/subdivisions.ts';
import { countryName } from '../../format/country.ts';
import { useLanguage } from '../../text/text.tsx';

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
