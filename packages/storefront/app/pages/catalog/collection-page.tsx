import { SearchX } from 'lucide-react';
import { data, isRouteErrorResponse, useRouteError } from 'react-router';
import type { Collection, Product } from 'storewire';
import { getCollectionBySlug } from 'storewire/operations';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { buttonLook } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { paragraphsOf } from '../../format/plain-text.ts';
import { BreadcrumbData } from '../../routing/json-ld.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { RouteError } from '../../routing/route-error.tsx';
import { orMissing } from '../../store/failure.ts';
import { type CatalogIndex, type StoreRequest, storeRequest } from '../../store/store-request.ts';
import { CatalogText, useCatalogText } from '../../text/catalog-text.tsx';
import { useText } from '../../text/text.tsx';
import type { Route } from './+types/collection-page';
import { CatalogHead, CatalogList } from './catalog-list.tsx';
import { hasPage } from './collections.ts';
import { loadCatalog } from './load-catalog.ts';
import { imageOf } from './main-image.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { collection, products } = await readCollection(context.get(storeRequest), params.slug);
  const list = await loadCatalog(request, context, collection);
  return {
    ...list,
    name: collection.name ?? '',
    image: [collection, ...products].map(imageOf).find((image) => image !== undefined),
    paragraphs: paragraphsOf(collection.description ?? ''),
  };
}

/** A collection, and those of its products that are known. Collections that the index lacks are read from the platform. */
async function readCollection(
  { client, catalog, fail }: StoreRequest,
  slug: string,
): Promise<{ collection: Collection; products: Product[] }> {
  const { collections, products = [] } = await catalog().catch(
    (): CatalogIndex => ({ collections: [], products: undefined, search: undefined }),
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

/** The products of one collection. */
export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { image, paragraphs } = loaderData;
  const inLanguage = useCatalogText();
  const name = inLanguage(loaderData.name);
  const { catalog } = useText();
  const paths = usePaths();
  const trail = [{ label: catalog.title, to: paths.products }, { label: name }];
  return (
    <>
      <CatalogHead title={name} description={paragraphs[0]} image={image} />
      <BreadcrumbData items={trail} />
      <Breadcrumb items={trail} />
      <h1 className="mt-1 text-title">
        <bdi>{name}</bdi>
      </h1>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-2 max-w-prose text-soft">
          <CatalogText>{paragraph}</CatalogText>
        </p>
      ))}
      <div className="mt-6">
        <CatalogList {...loaderData} />
      </div>
    </>
  );
}

/** The page of a collection that does not exist, or that could not be read. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { productList, system } = useText();
  const paths = usePaths();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <RouteError />;
  return (
    <>
      <PageHead title={productList.noCollection} isIndexed={false} />
      <EmptyState
        level="h1"
        icon={<SearchX aria-hidden="true" />}
        title={productList.noCollection}
        text={productList.noCollectionText}
        action={
          <PageLink to={paths.products} className={buttonLook()}>
            {system.toShop}
          </PageLink>
        }
      />
    </>
  );
}
