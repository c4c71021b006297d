import { useQueryCollections } from 'storewire/react';
import { classes } from '../components/classes.ts';
import { hasPage, NAVIGATION_COLLECTIONS } from '../pages/catalog/collections.ts';
import { PageNavLink } from '../routing/page-link.tsx';
import { usePaths } from '../routing/paths.ts';
import { useText } from '../text/text.tsx';

const LINK =
  'inline-flex min-h-11 items-center rounded-md underline-offset-8 decoration-2 hover:text-accent hover:underline aria-[current=page]:font-medium aria-[current=page]:underline aria-[current=page]:decoration-accent';

/** Links to all products and to the collections: in a line, or below each other. */
export function Navigation({ isVertical = false }: { isVertical?: boolean }) {
  const { shell } = useText();
  const paths = usePaths();
  const { data } = useQueryCollections(NAVIGATION_COLLECTIONS);
  const link = classes(LINK, isVertical && 'w-full text-lg');
  return (
    <nav aria-label={shell.main}>
      <ul className={isVertical ? 'flex flex-col divide-y divide-line' : 'flex flex-wrap gap-x-6'}>
        <li>
          <PageNavLink to={paths.products} end className={link}>
            {shell.allProducts}
          </PageNavLink>
        </li>
        {data?.collections?.filter(hasPage).map(({ id, name, slug }) => (
          <li key={id} className="min-w-0">
            <PageNavLink to={paths.collection(slug ?? '')} className={link}>
              <bdi>{name}</bdi>
            </PageNavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
