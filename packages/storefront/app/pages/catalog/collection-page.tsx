import { data } from 'react-router';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { paragraphsOf } from '../../format/rich-text.server.ts';
import { BreadcrumbData } from '../../routing/json-ld.tsx';
import { usePaths } from '../../routing/paths.ts';
import { RouteError } from '../../routing/route-error.tsx';
import { pictureOfCollection } from '../../shop/catalog/collections.ts';
import { storeRequest } from '../../store/store-request.ts';
import { CatalogText, useText } from '../../text/text.tsx';
import type { Route } from './+types/collection-page';
import { CatalogList, ListHead } from './catalog-list.tsx';
import { loadCatalog } from './load-catalog.ts';

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { index, catalog, fail } = context.get(storeRequest);
  const { collections, products = [] } = await index().catch(fail);
  const known = collections.find(({ slug }) => slug === params.slug);
  // one that was created a moment ago
  const collection =
    known ??
    (await catalog()
      .then((found) => found.collection(params.slug))
      .catch(fail));
  if (!collection) throw data(null, 404);
  return {
    name: collection.name,
    image: pictureOfCollection(collection, products),
    paragraphs: paragraphsOf(collection.description),
    ...(await loadCatalog(url, context, collection.id)),
  };
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
