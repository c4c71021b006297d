import { CatalogHead, CatalogList } from '../../features/search/catalog-list.tsx';
import { loadCatalog } from '../../features/search/load-catalog.ts';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/products-page';

export const loader = ({ request, context }: Route.LoaderArgs) => loadCatalog(request, context);

/** All products. */
export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { catalog } = useText();
  return (
    <>
      <CatalogHead title={catalog.title} />
      <h1 className="mb-6 text-title">{catalog.title}</h1>
      <CatalogList {...loaderData} />
    </>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
