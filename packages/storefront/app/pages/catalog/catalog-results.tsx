import { PackageOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import type { QueryProductsInput } from 'storewire';
import { useQueryProductsInfinite } from 'storewire/react';
import { buttonLook, LINK } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { LoadingStatus, SkeletonCards } from '../../components/skeleton.tsx';
import { ListData } from '../../routing/json-ld.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { PAGE_SIZE } from './catalog-query.ts';
import { activeFilters, type CatalogView, isFilter, searchOfPage, searchWithout } from './catalog-view.ts';
import type { Facets } from './facets.ts';
import { listPriceOf } from './list-price.ts';
import { ProductGrid } from './product-grid.tsx';

interface CatalogResultsProps {
  input: QueryProductsInput;
  /** The products of the page in their order, unless the platform has filtered and sorted them. */
  ids: string[] | undefined;
  view: CatalogView;
  facets: Facets | undefined;
}

/** The products of a view, from its page on. */
export function CatalogResults({ input, ids, view, facets }: CatalogResultsProps) {
  const { catalog, productList, states } = useText();
  const list = useQueryProductsInfinite(input);
  const { pages, error, isValidating, retry } = list;
  const items = ids?.flatMap((id) => list.items.find((item) => item.id === id) ?? []) ?? list.items;
  const total = (ids ? facets?.total : pages?.[0]?.metadata?.total) ?? undefined;
  const currency = facets?.currency ?? (items[0] && listPriceOf(items[0])?.currency);
  return (
    <>
      <div className="mb-3 flex min-h-6 flex-wrap gap-x-4 text-soft text-sm lg:-mt-13 lg:mb-7 lg:w-fit">
        <p role="status">
          {total && items.length > 0
            ? productList.shown((view.page - 1) * PAGE_SIZE + items.length, total)
            : ''}
        </p>
        {items.length > 0 ? <p>{catalog.allTaxIncluded}</p> : null}
      </div>
      <ActiveFilters facets={facets} currency={currency} />
      {pages === undefined && error === undefined ? (
        <>
          <LoadingStatus>{states.loading}</LoadingStatus>
          <SkeletonCards count={PAGE_SIZE} />
        </>
      ) : null}
      {items.length > 0 ? <Products list={{ ...list, items }} view={view} /> : null}
      {pages !== undefined && items.length === 0 && !error ? <Nothing text={view.text} /> : null}
      {error ? (
        <div className="mt-8">
          <ErrorNotice
            isSmall={items.length > 0}
            title={items.length > 0 ? productList.moreFailed : productList.failed}
            error={error}
            onRetry={retry}
            isRetrying={isValidating}
          />
        </div>
      ) : null}
    </>
  );
}

/** Why there are no products: the filters, the search text, or there are none yet. */
function Nothing({ text }: { text: string }) {
  const { productList, search, system } = useText();
  const paths = usePaths();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const icon = <PackageOpen aria-hidden="true" />;
  if (activeFilters(parameters).length > 0)
    return (
      <EmptyState
        icon={icon}
        title={productList.noMatch}
        text={productList.noMatchText}
        action={
          <Link to={pathname + searchWithout(parameters, isFilter)} className={buttonLook('outline')}>
            {productList.clear}
          </Link>
        }
      />
    );
  if (text === '') return <EmptyState icon={icon} title={productList.empty} text={productList.emptyText} />;
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

/** Columns of a list that shares the width of the page with the filters. */
const NEXT_TO_FILTERS = 'lg:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]';

interface ProductsProps {
  list: ReturnType<typeof useQueryProductsInfinite>;
  view: CatalogView;
}

/** The products that are there, a link that adds the next ones, and one to those before if the list starts later. */
function Products({ list: { items, pages = [], hasNext, isLoadingMore, loadMore }, view }: ProductsProps) {
  const { productList } = useText();
  const paths = usePaths();
  const [parameters] = useSearchParams();
  const grid = useRef<HTMLUListElement>(null);
  const shown = useRef(items.length);
  const isAsked = useRef(false);

  // the link may be gone after the last page, so the focus moves to the first new card
  useEffect(() => {
    if (isAsked.current && items.length > shown.current) {
      grid.current?.children[shown.current]?.querySelector('a')?.focus({ preventScroll: true });
      isAsked.current = false;
    }
    shown.current = items.length;
  }, [items.length]);

  return (
    <>
      <ListData
        paths={items.map(({ slug, id }) => paths.product(slug ?? id ?? ''))}
        from={(view.page - 1) * PAGE_SIZE + 1}
      />
      {view.page > 1 ? (
        <p className="mb-4">
          <Link to={searchOfPage(parameters, view.page - 1) || '.'} rel="prev" className={LINK}>
            {productList.previousPage}
          </Link>
        </p>
      ) : null}
      <ProductGrid ref={grid} products={items} label={productList.label} className={NEXT_TO_FILTERS} />
      {hasNext ? (
        <p className="mt-12 text-center">
          <Link
            to={searchOfPage(parameters, view.page + pages.length)}
            rel="next"
            aria-busy={isLoadingMore || undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              isAsked.current = true;
              if (!isLoadingMore) loadMore();
            }}
            className={buttonLook('outline')}
          >
            {isLoadingMore ? productList.loadingMore : productList.more}
          </Link>
        </p>
      ) : null}
    </>
  );
}
