import { SHOP } from '../../shop.config.ts';

/** The brands that the payment provider takes. */
export function PaymentLogos({ label }: { label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {SHOP.paymentBrands.map(({ name, logo }) => (
        <li key={name}>
          <img
            src={logo}
            alt={name}
            width={48}
            height={30}
            loading="lazy"
            className="h-7.5 w-12 rounded border border-line bg-white"
          />
        </li>
      ))}
    </ul>
  );
}
