import { SearchX } from 'lucide-react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { buttonLook } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { BreadcrumbData } from '../../routing/json-ld.tsx';
import { PageHead } from '../../routing/page-head.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { RouteError } from '../../routing/route-error.tsx';
import { CatalogText, useCatalogText } from '../../text/catalog-text.tsx';
import { useText } from '../../text/text.tsx';
import type { loadCollection } from './load-collection.ts';
import { ListHead } from './product-list.tsx';

type CollectionHeadProps = Pick<Awaited<ReturnType<typeof loadCollection>>, 'name' | 'image' | 'paragraphs'>;

/** Name and description of a collection. */
export function CollectionHead({ name: untranslated, image, paragraphs }: CollectionHeadProps) {
  const name = useCatalogText()(untranslated);
  const { catalog } = useText();
  const paths = usePaths();
  const trail = [{ label: catalog.title, to: paths.products }, { label: name }];
  return (
    <>
      <ListHead title={name} description={paragraphs[0]} image={image} />
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
    </>
  );
}

/** The page of a collection that does not exist, or that could not be read. */
export function CollectionError() {
  const error = useRouteError();
  const { catalog, system } = useText();
  const paths = usePaths();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <RouteError />;
  return (
    <>
      <PageHead title={catalog.noCollection} isIndexed={false} />
      <EmptyState
        level="h1"
        icon={<SearchX aria-hidden="true" />}
        title={catalog.noCollection}
        text={catalog.noCollectionText}
        action={
          <PageLink to={paths.products} className={buttonLook()}>
            {system.toShop}
          </PageLink>
        }
      />
    </>
  );
}
