import { Link, useParams } from 'react-router';
import { useText } from '../../shared/text/text.ts';
import { ErrorNotice } from '../../shared/ui/error-notice.tsx';
import { LoadingStatus, Skeleton } from '../../shared/ui/skeleton.tsx';
import { paths } from '../paths.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { LAYOUT, ProductDetails } from './product-details.tsx';
import { useProduct } from './use-product.ts';

/** The page of one product. */
export function ProductPage() {
  const text = useText();
  const { product: slugOrId = '' } = useParams();
  const { product, isLoading, error, isValidating, retry } = useProduct(slugOrId);
  if (error && !product)
    return (
      <ErrorNotice title={text.product.failed} error={error} onRetry={retry} isRetrying={isValidating} />
    );
  if (!product && !isLoading)
    return <NotFoundPage title={text.product.missing} explanation={text.product.missingText} />;
  return (
    <>
      <Trail name={product?.name ?? undefined} />
      {product ? <ProductDetails key={product.id} product={product} /> : <DetailsSkeleton />}
    </>
  );
}

function Trail({ name }: { name: string | undefined }) {
  const text = useText();
  return (
    <nav aria-label={text.nav.trail} className="mb-6 text-sm text-soft">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <Link
            to={paths.catalog}
            className="inline-flex min-h-6 items-center underline-offset-4 hover:text-ink hover:underline"
          >
            {text.catalog.title}
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page" className="text-ink">
          {name ?? <Skeleton className="h-4 w-24 rounded-md" />}
        </li>
      </ol>
    </nav>
  );
}

function DetailsSkeleton() {
  const text = useText();
  return (
    <>
      <LoadingStatus>{text.state.loading}</LoadingStatus>
      <div className={LAYOUT}>
        <Skeleton className="aspect-3/2 rounded-2xl" />
        <div className="flex flex-col gap-5">
          <Skeleton className="h-12 w-3/4 rounded-md" />
          <Skeleton className="h-8 w-28 rounded-md" />
          <Skeleton className="h-20 w-full rounded-md" />
          <Skeleton className="h-11 w-full rounded-full" />
          <Skeleton className="h-11 w-full rounded-full" />
        </div>
      </div>
    </>
  );
}
