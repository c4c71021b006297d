import { useText } from '../../text/text.tsx';

/** What the payment page takes. No call names it: a shop lists the brands of its payment provider. */
const BRANDS = ['Visa', 'Mastercard'];

/** The brands of the payment page, as badges. */
export function PaymentBrands() {
  const { checkout } = useText();
  return (
    <ul aria-label={checkout.brands} className="flex flex-wrap gap-2">
      {BRANDS.map((brand) => (
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
