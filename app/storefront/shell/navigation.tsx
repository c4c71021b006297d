import { NavLink } from 'react-router';
import type { QueryCollectionsInput } from 'storewire';
import { useQueryCollections } from 'storewire/react';
import { useText } from '../../shared/text/text.tsx';
import { usePaths } from './paths.ts';

/** The collections in the menu. The page of all products lists the others. */
export const NAVIGATION_COLLECTIONS: QueryCollectionsInput = { query: { paging: { limit: 8 } } };

const LINK =
  'inline-flex min-h-11 items-center rounded-md px-2 underline-offset-8 hover:underline aria-[current=page]:font-semibold aria-[current=page]:underline';

/** Links to all products and to the collections. */
export function Navigation({ className }: { className?: string }) {
  const { shell } = useText();
  const paths = usePaths();
  const { data } = useQueryCollections(NAVIGATION_COLLECTIONS);
  return (
    <nav aria-label={shell.main} className={className}>
      <ul className="flex flex-col lg:flex-row lg:flex-wrap lg:gap-x-3">
        <li>
          <NavLink to={paths.products} end prefetch="intent" className={LINK}>
            {shell.allProducts}
          </NavLink>
        </li>
        {data?.collections?.map(({ id, name, slug }) => (
          <li key={id}>
            <NavLink to={paths.collection(slug ?? id ?? '')} prefetch="intent" className={LINK}>
              <bdi>{name}</bdi>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
