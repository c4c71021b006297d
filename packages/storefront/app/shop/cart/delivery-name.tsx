import type { DeliveryTimeSlot, PickupDetails } from 'storewire';
import { formatPeriod } from '../../format/date.ts';
import { CatalogText } from '../../text/catalog-text.tsx';
import { useLanguage, useText } from '../../text/text.tsx';

/** The chosen delivery of a checkout or an order. */
interface ChosenDelivery {
  title?: string;
  logistics?: {
    deliveryTime?: string | null;
    pickupDetails?: Pick<PickupDetails, 'address'>;
    deliveryTimeSlot?: DeliveryTimeSlot;
  };
}

/** The place of a pickup in one line. */
export const placeOf = ({ address }: Pick<PickupDetails, 'address'>): string =>
  [address?.addressLine, address?.postalCode, address?.city].filter(Boolean).join(', ');

/** The name of a delivery option, its time, and the place of a pickup. */
export function DeliveryName({ option: { title, logistics = {} } }: { option: ChosenDelivery }) {
  const { purchase } = useText();
  const { locale } = useLanguage();
  const { deliveryTime, pickupDetails, deliveryTimeSlot: slot } = logistics;
  const details = [
    slot?.from && slot.to ? formatPeriod(slot.from, slot.to, locale) : deliveryTime,
    pickupDetails && purchase.pickupAt(placeOf(pickupDetails)),
  ].filter(Boolean);
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
