import { PackageOpen, X } from 'lucide-react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { buttonLook } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { ListData } from '../../routing/json-ld.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { FailedRead } from '../../routing/route-error.tsx';
import { PAGE_SIZE, searchOfPage } from '../../shop/catalog/list-page.ts';
import { ProductGrid } from '../../shop/catalog/product-grid.tsx';
import { useMoney, useText } from '../../text/text.tsx';
import {
  activeFilters,
  type CatalogView,
  isFilter,
  readAmount,
  readView,
  searchWithout,
} from './catalog-view.ts';
import type { Facets } from './facets.ts';
import type { LoadedCatalog } from './load-catalog.ts';
import { OPTION, PARAMETERS } from './parameters.ts';
import { useReversedPrices } from './use-reversed-prices.ts';

/** A page of a list of products with the filters of its URL, and links to the other pages. */
export function ProductList({ products, total, facets, failure }: LoadedCatalog) {
  const { catalog } = useText();
  const paths = usePaths();
  const [parameters] = useSearchParams();
  const view = readView(parameters);
  const { page } = view;
  return (
    <>
      <div className="mb-3 flex min-h-6 flex-wrap gap-x-4 text-soft text-sm lg:-mt-13 lg:mb-7 lg:w-fit">
        <p role="status">
          {products.length > 0 ? catalog.shown((page - 1) * PAGE_SIZE + products.length, total) : ''}
        </p>
        {products.length > 0 ? <p>{catalog.allTaxIncluded}</p> : null}
      </div>
      <ActiveFilters facets={facets} />
      {products.length > 0 ? (
        <>
          <ListData
            paths={products.map(({ slug }) => paths.product(slug))}
            from={(page - 1) * PAGE_SIZE + 1}
          />
          <ProductGrid
            products={products}
            label={catalog.label}
            // next to the filters
            className="lg:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]"
          />
        </>
      ) : null}
      {products.length === 0 && !failure ? <NoProducts view={view} facets={facets} /> : null}
      {failure ? <FailedRead title={catalog.failed} failure={failure} /> : null}
      <div className="mt-12">
        <Pagination
          page={page}
          pages={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(number) => searchOfPage(parameters, number) || '.'}
        />
      </div>
    </>
  );
}

/** The filters of the URL, as links that remove them. */
function ActiveFilters({ facets }: { facets: Facets | undefined }) {
  const { productList } = useText();
  const money = useMoney();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const active = activeFilters(parameters);
  const { collection, lowest, highest, stock, sale } = PARAMETERS;
  const nameOf = (name: string, value: string): string => {
    const amount = (): string => money(readAmount(value) ?? value, facets?.currency);
    if (name === collection) return facets?.collections.find((each) => each.value === value)?.name ?? value;
    if (name === lowest) return `${productList.lowest}: ${amount()}`;
    if (name === highest) return `${productList.highest}: ${amount()}`;
    if (name === stock) return productList.inStockOnly;
    if (name === sale) return productList.onSaleOnly;
    return `${name.slice(OPTION.length)}: ${value}`;
  };
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
          to={pathname + searchWithout(parameters, isFilter)}
          preventScrollReset
          className={buttonLook('plain', 'small')}
        >
          {productList.clear}
        </Link>
      </li>
    </ul>
  );
}

interface NoProductsProps {
  view: CatalogView;
  facets: Facets | undefined;
}

/** Why there are no products: the filters, the search text, or there are none yet. */
function NoProducts({ view, facets }: NoProductsProps) {
  const { text } = view;
  const { productList, search, system, catalog } = useText();
  const paths = usePaths();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const reversed = useReversedPrices(view, facets?.currency);
  const icon = <PackageOpen aria-hidden="true" />;
  if (activeFilters(parameters).length > 0)
    return (
      <EmptyState
        icon={icon}
        title={productList.noMatch}
        text={reversed ?? productList.noMatchText}
        action={
          <Link to={pathname + searchWithout(parameters, isFilter)} className={buttonLook('outline')}>
            {productList.clear}
          </Link>
        }
      />
    );
  if (text === '') return <EmptyState icon={icon} title={catalog.empty} text={catalog.emptyText} />;
  return (
    <EmptyState
      icon={icon}
      title={search.none(text)}
      text={search.noneText}
      action={
        <PageLink to={paths.products} className={buttonLook('outline')}>
          {system.toShop}
        </PageLink>
      }
    />
  );
}
