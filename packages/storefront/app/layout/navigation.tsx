import { classes } from '../components/classes.ts';
import { PageNavLink } from '../routing/page-link.tsx';
import { usePaths } from '../routing/paths.ts';
import { useShellData } from '../routing/shell-data.ts';
import { CatalogText } from '../text/catalog-text.tsx';
import { useText } from '../text/text.tsx';
import { MENU_ITEM, Submenu } from './submenu.tsx';

/** Links to all products and to the collections of the menu: in a line, or below each other. */
export function Navigation({ isVertical = false }: { isVertical?: boolean }) {
  const { shell } = useText();
  const paths = usePaths();
  const { menu = [] } = useShellData() ?? {};
  const look = classes(MENU_ITEM, isVertical ? 'flex w-full text-lg' : 'inline-flex');
  return (
    <nav aria-label={shell.main}>
      <ul className={isVertical ? 'flex flex-col divide-y divide-line' : 'flex flex-wrap gap-x-5 xl:gap-x-6'}>
        {menu.map((entry) => (
          <li key={entry.slug} className="min-w-0">
            {entry.below.length > 0 ? (
              <Submenu entry={entry} isVertical={isVertical} />
            ) : (
              <PageNavLink to={paths.collection(entry.slug)} className={look}>
                <CatalogText>{entry.name}</CatalogText>
              </PageNavLink>
            )}
          </li>
        ))}
        <li>
          <PageNavLink to={paths.products} end className={look}>
            {shell.allProducts}
          </PageNavLink>
        </li>
      </ul>
    </nav>
  );
}
