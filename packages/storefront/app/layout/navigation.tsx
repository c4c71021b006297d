import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { classes } from '../components/classes.ts';
import { PageNavLink } from '../routing/page-link.tsx';
import { usePaths } from '../routing/paths.ts';
import { type MenuEntry, useShellData } from '../routing/shell-data.ts';
import { CatalogText } from '../text/catalog-text.tsx';
import { useText } from '../text/text.tsx';

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

const MENU_ITEM =
  'min-h-11 items-center rounded-md underline-offset-8 decoration-2 hover:text-accent hover:underline aria-[current=page]:font-medium aria-[current=page]:underline aria-[current=page]:decoration-accent';

/**
 * A collection with those below it: a native `<details>`, which opens without JavaScript. In a line, it is closed by
 * Escape, by its links, and when the focus leaves it.
 */
function Submenu({ entry, isVertical }: { entry: MenuEntry; isVertical: boolean }) {
  const { shell } = useText();
  const paths = usePaths();
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const close = (): void => {
    if (details.current && !isVertical) details.current.open = false;
  };
  return (
    <details
      ref={details}
      name={isVertical ? undefined : 'menu'}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || isVertical) return;
        close();
        summary.current?.focus();
      }}
      className="group/menu relative"
    >
      <summary
        ref={summary}
        className={classes(
          MENU_ITEM,
          'list-none gap-1.5 [&::-webkit-details-marker]:hidden',
          isVertical ? 'flex justify-between text-lg' : 'inline-flex',
        )}
      >
        <CatalogText>{entry.name}</CatalogText>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-soft group-open/menu:rotate-180" />
      </summary>
      <ul
        // so that a press between the links does not take the focus away
        tabIndex={-1}
        className={
          isVertical
            ? 'pb-2 ps-4'
            : 'absolute start-0 top-full in-[li:nth-child(n+5)]:start-auto in-[li:nth-child(n+5)]:end-0 z-40 w-max min-w-56 max-w-80 rounded-2xl border border-line bg-raised px-5 py-2 shadow-sheet'
        }
      >
        {[entry, ...entry.below].map(({ slug, name }) => (
          <li key={slug}>
            <PageNavLink to={paths.collection(slug)} onClick={close} className={classes(MENU_ITEM, 'flex')}>
              {slug === entry.slug ? shell.allOf(name) : <CatalogText>{name}</CatalogText>}
            </PageNavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
