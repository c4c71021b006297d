import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { BreadcrumbData } from '../../routing/json-ld.tsx';
import { usePaths } from '../../routing/paths.ts';
import { RouteError } from '../../routing/route-error.tsx';
import { CatalogText } from '../../text/catalog-text.tsx';
import { useText } from '../../text/text.tsx';
import type { loadCollection } from './load-collection.ts';
import { ListHead } from './product-list.tsx';

type CollectionHeadProps = Pick<Awaited<ReturnType<typeof loadCollection>>, 'name' | 'image' | 'paragraphs'>;

export function CollectionHead({ name, image, paragraphs }: CollectionHeadProps) {
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
    </>
  );
}

/** The page of a collection that does not exist, or that could not be read. */
export function CollectionError() {
  const { catalog } = useText();
  return <RouteError missing={{ title: catalog.noCollection, text: catalog.noCollectionText }} />;
}
