import { useText } from '../../text/text.tsx';
import type { Route } from './+types/products-page';
import { CatalogList, ListHead } from './catalog-list.tsx';
import { loadCatalog } from './load-catalog.ts';

export const loader = ({ url, context }: Route.LoaderArgs) => loadCatalog(url, context);

/** All products, with filters. */
export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { catalog } = useText();
  return (
    <>
      <ListHead title={catalog.title} />
      <h1 className="mb-6 text-title">{catalog.title}</h1>
      <CatalogList {...loaderData} />
    </>
  );
}

export { RouteError as ErrorBoundary } from '../../routing/route-error.tsx';
