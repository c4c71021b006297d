import { Heart } from 'lucide-react';
import { useState } from 'react';
import { buttonLook } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { SkeletonCards } from '../../components/skeleton.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { ProductCard } from '../../shop/catalog/product-grid.tsx';
import { useText } from '../../text/text.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { useKeptProducts } from './kept-products.ts';
import { useProductsById } from './viewed-products.tsx';

/** The favorites of this browser. The platform has no list of them for members. */
export default function FavoritesPage() {
  const { favorites } = useText();
  const ids = useKeptProducts('favorites');
  return (
    <>
      <PageHead title={favorites.title} isIndexed={false} />
      <h1 className="text-title">{favorites.title}</h1>
      <p className="mt-3 mb-8 max-w-prose text-soft">{favorites.text}</p>
      <noscript>{favorites.needsScript}</noscript>
      <div className="noscript:hidden">{ids ? <Favorites ids={ids} /> : <SkeletonCards count={4} />}</div>
    </>
  );
}

/** The favorites at the time when the page was opened: what is removed by mistake can be added again. */
function Favorites({ ids }: { ids: readonly string[] }) {
  const { catalog, favorites, system } = useText();
  const paths = usePaths();
  const [shown] = useState(ids);
  const { products, error, isLoading, retry } = useProductsById(shown);
  if (error)
    return <ErrorNotice title={favorites.failed} error={error} onRetry={retry} isRetrying={isLoading} />;
  if (isLoading) return <SkeletonCards count={4} />;
  if (products.length === 0)
    return (
      <EmptyState
        icon={<Heart aria-hidden="true" />}
        title={favorites.empty}
        text={favorites.emptyText}
        action={
          <PageLink to={paths.products} className={buttonLook()}>
            {system.toShop}
          </PageLink>
        }
      />
    );
  return (
    <>
      <p className="mb-4 text-soft text-sm">{catalog.allTaxIncluded}</p>
      <ul aria-label={favorites.title} className="cards">
        {products.map((product) => (
          <li key={product.id} className="flex min-w-0 flex-col justify-between gap-2">
            <ProductCard product={product} />
            <FavoriteButton product={product} />
          </li>
        ))}
      </ul>
    </>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
