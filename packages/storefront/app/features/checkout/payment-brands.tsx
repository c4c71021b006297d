import { SHOP } from '../../../shop.config.ts';
import { useText } from '../../text/text.tsx';

/** The brands of the payment page, as badges. */
export function PaymentBrands() {
  const { checkout } = useText();
  return (
    <ul aria-label={checkout.brands} className="flex flex-wrap gap-2">
      {SHOP.paymentBrands.map((brand) => (
        <li
          key={brand}
          translate="no"
          className="rounded-md border border-edge bg-raised px-2 py-0.5 font-semibold text-sm text-soft italic"
        >
          {brand}
        </li>
      ))}
    </ul>
  );
}
