import { data } from 'react-router';
import type { Collection, Product } from 'storewire';
import { getCollectionBySlug } from 'storewire/operations';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { paragraphsOf } from '../../format/rich-text.server.ts';
import { BreadcrumbData } from '../../routing/json-ld.tsx';
import { usePaths } from '../../routing/paths.ts';
import { RouteError } from '../../routing/route-error.tsx';
import { hasPage } from '../../shop/catalog/collections.ts';
import { imageOf } from '../../shop/catalog/main-image.ts';
import { orMissing } from '../../store/failure.ts';
import { type CatalogIndex, type StoreRequest, storeRequest } from '../../store/store-request.ts';
import { CatalogText } from '../../text/catalog-text.tsx';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/collection-page';
import { CatalogList, ListHead } from './catalog-list.tsx';
import { loadCatalog } from './load-catalog.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { collection, products } = await readCollection(context.get(storeRequest), params.slug);
  return {
    name: collection.name ?? '',
    image: [collection, ...products].map(imageOf).find((image) => image !== undefined),
    paragraphs: paragraphsOf(collection.description ?? ''),
    ...(await loadCatalog(request, context, collection.id ?? undefined)),
  };
}

/**
 * A collection, and those of its products that are known. Collections that the index lacks are read from the platform.
 * Ends with the status 404 if there is none.
 */
async function readCollection(
  { client, catalog, fail }: StoreRequest,
  slug: string,
): Promise<{ collection: Collection; products: Product[] }> {
  const { collections, products = [] } = await catalog().catch(
    (): CatalogIndex => ({ collections: [], products: undefined }),
  );
  const known = collections.find((collection) => collection.slug === slug);
  if (known)
    return {
      collection: known,
      products: products.filter(({ collectionIds }) => collectionIds?.includes(known.id ?? '')),
    };
  const found = await orMissing(getCollectionBySlug(client, { slug })).catch(fail);
  if (!found?.collection || !hasPage(found.collection)) throw data(null, 404);
  return { collection: found.collection, products: [] };
}

/** The products of one collection, with filters. */
export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { name, image, paragraphs, ...list } = loaderData;
  const { catalog } = useText();
  const paths = usePaths();
  const trail = [{ label: catalog.title, to: paths.products }, { label: name }];
  return (
    <>
      <ListHead title={name} description={paragraphs[0]} image={image} />
      <BreadcrumbData items={trail} />
      <Breadcrumb items={trail} />
      <h1 className="mt-1 text-title">
        <CatalogText>{name}</CatalogText>
      </h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-2 max-w-prose text-soft">
          <CatalogText>{paragraph}</CatalogText>
        </p>
      ))}
      <div className="mt-6">
        <CatalogList {...list} />
      </div>
    </>
  );
}

/** The page of a collection that does not exist, or that could not be read. */
export function ErrorBoundary() {
  const { catalog } = useText();
  return <RouteError missing={{ title: catalog.noCollection, text: catalog.noCollectionText }} />;
}
