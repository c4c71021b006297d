import { PackageOpen } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { QueryProductsInput } from 'storewire';
import { useQueryProducts } from 'storewire/react';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Pagination } from '../../components/pagination.tsx';
import type { DescribedImage } from '../../components/picture-source.ts';
import { LoadingStatus, SkeletonCards } from '../../components/skeleton.tsx';
import { ListData } from '../../routing/json-ld.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { usePaths } from '../../routing/paths.ts';
import { PAGE, PAGE_SIZE, readPage, searchOfPage } from '../../shop/catalog/list-page.ts';
import { ProductGrid } from '../../shop/catalog/product-grid.tsx';
import { useText } from '../../text/text.tsx';

interface ProductListProps {
  input: QueryProductsInput;
  /** The products of the page in their order, unless it is that of the response. */
  ids?: string[] | undefined;
  /** Number of products on all pages, unless the response says it. */
  total?: number | undefined;
  /** What is shown instead of no products. */
  empty?: ReactNode;
  /** Between the number of products and the products. */
  children?: ReactNode;
  /** Class names of the number of products, and of the products. */
  look?: { count: string; grid: string };
}

/** A page of a list of products, and links to the others. */
export function ProductList(props: ProductListProps) {
  return (
    <Suspense fallback={<ListSkeleton />}>
      <Products key={JSON.stringify(props.input)} {...props} />
    </Suspense>
  );
}

function Products({ input, ids, total: counted, empty, children, look }: ProductListProps) {
  const { catalog } = useText();
  const paths = usePaths();
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  const { data, error, isValidating, mutate } = useQueryProducts(input);
  const found = data?.products ?? [];
  const items = ids?.flatMap((id) => found.find((item) => item.id === id) ?? []) ?? found;
  const total = counted ?? data?.metadata?.total ?? 0;
  return (
    <>
      <div className={`flex min-h-6 flex-wrap gap-x-4 text-soft text-sm ${look?.count ?? 'mb-3'}`}>
        <p role="status">
          {items.length > 0 ? catalog.shown((page - 1) * PAGE_SIZE + items.length, total) : ''}
        </p>
        {items.length > 0 ? <p>{catalog.allTaxIncluded}</p> : null}
      </div>
      {children}
      {!data && !error ? <ListSkeleton /> : null}
      {items.length > 0 ? (
        <>
          <ListData
            paths={items.map(({ slug, id }) => paths.product(slug ?? id ?? ''))}
            from={(page - 1) * PAGE_SIZE + 1}
          />
          <ProductGrid products={items} label={catalog.label} className={look?.grid} />
        </>
      ) : null}
      {data && items.length === 0 && !error ? (empty ?? <NoProducts />) : null}
      {error ? (
        <ErrorNotice
          isSmall={items.length > 0}
          title={catalog.failed}
          error={error}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      ) : null}
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

function ListSkeleton() {
  const { states } = useText();
  return (
    <>
      <LoadingStatus>{states.loading}</LoadingStatus>
      <SkeletonCards count={PAGE_SIZE} />
    </>
  );
}

/** Says that there are none yet. */
export function NoProducts() {
  const { catalog } = useText();
  return (
    <EmptyState icon={<PackageOpen aria-hidden="true" />} title={catalog.empty} text={catalog.emptyText} />
  );
}

interface ListHeadProps {
  title: string;
  description?: string | undefined;
  image?: DescribedImage | undefined;
}

/** The head of a page with a list. Each page of the list is indexed; other parameters make no other page. */
export function ListHead(props: ListHeadProps) {
  const page = readPage(useSearchParams()[0]);
  return <PageHead {...props} canonicalQuery={page > 1 ? `${PAGE}=${page}` : ''} />;
}
