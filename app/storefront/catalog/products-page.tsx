import type { QueryProductsInput } from 'storewire';
import { queryProductsPages } from 'storewire/paging';
import { useQueryProductsInfinite } from 'storewire/react';
import { fallback } from 'storewire/react/server';
import { storeRequest } from '../../server/store-request.ts';
import { useText } from '../../shared/text/text.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { PageLink } from '../shell/page-link.tsx';
import { usePaths } from '../shell/paths.ts';
import type { Route } from './+types/products-page';

const PRODUCTS: QueryProductsInput = { query: { paging: { limit: 24 } } };

export async function loader({ context }: Route.LoaderArgs) {
  const { client, isNavigation } = context.get(storeRequest);
  return { store: await fallback(client, [[queryProductsPages, PRODUCTS]], { wait: !isNavigation }) };
}

/** All products. */
export default function ProductsPage() {
  const { catalog } = useText();
  const paths = usePaths();
  const { items } = useQueryProductsInfinite(PRODUCTS);
  return (
    <>
      <PageHead title={catalog.title} />
      <h1 className="text-title">{catalog.title}</h1>
      <ul>
        {items.map(({ id, slug, name }) => (
          <li key={id}>
            <PageLink to={paths.product(slug ?? id ?? '')}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
