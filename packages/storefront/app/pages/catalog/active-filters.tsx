import { X } from 'lucide-react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { buttonLook } from '../../components/button.tsx';
import { useMoney, useText } from '../../text/text.tsx';
import { activeFilters, isFilter, readAmount, searchWithout } from './catalog-view.ts';
import type { Facets } from './facets.ts';
import { OPTION, PARAMETERS } from './parameters.ts';

/** The filters of the URL, as links that remove them. */
export function ActiveFilters({ facets }: { facets: Facets | undefined }) {
  const { productList } = useText();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const nameOf = useFilterName(facets);
  const active = activeFilters(parameters);
  if (active.length === 0) return null;
  return (
    <ul aria-label={productList.filters} className="mb-4 flex flex-wrap items-center gap-2">
      {active.map(([name, value]) => (
        <li key={`${name} ${value}`} className="min-w-0">
          <Link
            to={pathname + searchWithout(parameters, (each, of) => each === name && of === value)}
            preventScrollReset
            aria-label={productList.removeFilter(nameOf(name, value))}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-raised px-4 text-sm hover:border-accent hover:text-accent"
          >
            <bdi>{nameOf(name, value)}</bdi>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={pathname + searchWithout(parameters, (name) => isFilter(name))}
          preventScrollReset
          className={buttonLook('plain', 'small')}
        >
          {productList.clear}
        </Link>
      </li>
    </ul>
  );
}

function useFilterName(facets: Facets | undefined) {
  const { productList } = useText();
  const money = useMoney();
  const currency = facets?.currency;
  const { collection, lowest, highest, stock, sale } = PARAMETERS;
  return (name: string, value: string): string => {
    if (name === collection) return facets?.collections.find((each) => each.value === value)?.name ?? value;
    if (name === lowest) return `${productList.lowest}: ${money(readAmount(value) ?? value, currency)}`;
    if (name === highest) return `${productList.highest}: ${money(readAmount(value) ?? value, currency)}`;
    if (name === stock) return productList.inStockOnly;
    if (name === sale) return productList.onSaleOnly;
    return `${name.slice(OPTION.length)}: ${value}`;
  };
}
