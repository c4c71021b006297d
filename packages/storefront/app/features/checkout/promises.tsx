import { RotateCcw, Truck } from 'lucide-react';
import type { LegalPage } from '../../routing/paths.ts';
import { usePaths } from '../../routing/paths.ts';
import { useCheckoutText } from './use-checkout-text.ts';

const PROMISES = [
  { page: 'delivery', Icon: Truck },
  { page: 'returns', Icon: RotateCcw },
] as const satisfies readonly { page: LegalPage; Icon: unknown }[];

/** What the shop promises about delivery and returns, with the pages that say more. The checkout stays open. */
export function Promises() {
  const { checkout } = useCheckoutText();
  const paths = usePaths();
  return (
    <ul className="mt-5 border-line border-t pt-3 text-sm">
      {PROMISES.map(({ page, Icon }) => (
        <li key={page}>
          <a
            href={paths.legal(page)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-2.5 underline decoration-edge underline-offset-4 hover:decoration-current"
          >
            <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.6} />
            {checkout.promises[page]}
          </a>
        </li>
      ))}
    </ul>
  );
}
