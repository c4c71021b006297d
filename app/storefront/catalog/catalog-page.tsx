import { useSearchParams } from 'react-router';
import { paragraphsOf } from '../../shared/format/plain-text.ts';
import { useText } from '../../shared/text/text.ts';
import { ErrorNotice } from '../../shared/ui/error-notice.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { ToShop } from '../shell/to-shop.tsx';
import { CatalogFilters } from './catalog-filters.tsx';
import { readView } from './catalog-view.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { type CatalogState, useCatalog } from './use-catalog.ts';

/** All products, or those of one collection. */
export function CatalogPage() {
  const text = useText();
  const [params] = useSearchParams();
  const view = readView(params);
  const catalog = useCatalog(view);
  if (catalog.isUnknown)
    return <NotFoundPage title={text.catalog.noCollection} explanation={text.catalog.noCollectionText} />;
  const { collection, total } = catalog;
  const introduction = collection ? paragraphsOf(collection.description ?? '') : [text.shop.promise];
  return (
    <>
      <PageTitle>{collection?.name ?? undefined}</PageTitle>
      <div className="max-w-3xl">
        <p className="mb-3 text-sm font-medium tracking-wide text-accent">
          {collection ? text.catalog.collection : text.shop.place}
        </p>
        <h1 className="font-serif text-display">{collection?.name ?? text.shop.heading}</h1>
        {introduction.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-prose text-lg text-soft">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="mt-10 sm:mt-14">
        <CatalogFilters view={view} collections={catalog.collections} />
      </div>
      <p role="status" className="mt-5 mb-6 min-h-6 text-sm text-soft">
        {total === undefined || catalog.isLoading ? '' : text.catalog.count(total)}
      </p>
      <Pieces catalog={catalog} />
    </>
  );
}

function Pieces({ catalog }: { catalog: CatalogState }) {
  const text = useText();
  const { products, error, isLoading, isRetrying, retry } = catalog;
  if (isLoading) return <ProductGridSkeleton />;
  if (error && products.items.length === 0)
    return <ErrorNotice title={text.catalog.failed} error={error} onRetry={retry} isRetrying={isRetrying} />;
  if (products.items.length === 0)
    return (
      <Notice
        title={text.catalog.empty}
        text={text.catalog.emptyText}
        action={catalog.collection ? <ToShop /> : undefined}
      />
    );
  return (
    <>
      <ProductGrid products={products} />
      {error ? (
        <div className="mt-8">
          <ErrorNotice
            isSmall
            title={text.catalog.moreFailed}
            error={error}
            onRetry={retry}
            isRetrying={isRetrying}
          />
        </div>
      ) : null}
    </>
  );
}
