import { storeRequest } from '../../store/store-request.ts';
import type { Route } from './+types/collection-page';
import { CatalogList } from './catalog-list.tsx';
import { CollectionHead } from './collection-head.tsx';
import { loadCatalog } from './load-catalog.ts';
import { loadCollection } from './load-collection.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { collection, ...shown } = await loadCollection(context.get(storeRequest), params.slug);
  return { ...shown, ...(await loadCatalog(request, context, collection.id ?? undefined)) };
}

/** The products of one collection, with filters. */
export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <CollectionHead {...loaderData} />
      <div className="mt-6">
        <CatalogList {...loaderData} />
      </div>
    </>
  );
}

export { CollectionError as ErrorBoundary } from './collection-head.tsx';
