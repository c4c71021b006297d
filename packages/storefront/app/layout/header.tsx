import { ChevronDown, CircleUserRound, Menu } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSession } from 'storewire/react';
import { classes } from '../components/classes.ts';
import { ICON_BUTTON, SidePanel } from '../components/side-panel.tsx';
import { FavoritesIcon } from '../features/favorites/favorites-links.tsx';
import { CartButton } from '../pages/cart/cart-button.tsx';
import { SearchLink } from '../pages/catalog/search-link.tsx';
import { usePageHandle } from '../routing/page-handle.ts';
import { PageLink, PageNavLink } from '../routing/page-link.tsx';
import { usePaths } from '../routing/paths.ts';
import { type MenuEntry, useShellData } from '../routing/site-data.ts';
import { ShopName } from '../shop/shop-name.tsx';
import { CatalogText, useText } from '../text/text.tsx';
import { HelpLinks, LanguageLinks } from './footer.tsx';

/** Name of the shop, categories, search, account and cart; or what the page has instead. */
export function Header() {
  const { Header: OfPage } = usePageHandle();
  if (OfPage) return <OfPage />;
  return (
    // its box is that of the page, so that the first row stays in sight: the cart is seen when something is added
    <header className="contents" data-print="none">
      <div className="sticky-row border-line bg-paper max-lg:border-b">
        <div className="page flex flex-wrap items-center gap-x-1 py-2 lg:gap-x-6">
          <MenuPanel />
          <ShopName />
          <div className="flex items-center justify-end gap-1 lg:flex-1">
            <SearchLink />
            <FavoritesIcon />
            <AccountLink className={`${ICON_BUTTON} max-sm:hidden`}>
              <CircleUserRound aria-hidden="true" />
            </AccountLink>
            <CartButton className={`${ICON_BUTTON} -me-[8px]`} />
          </div>
        </div>
      </div>
      <div className="hidden border-line border-b lg:block">
        <div className="page pb-2">
          <Navigation />
        </div>
      </div>
    </header>
  );
}

const MENU = 'menu';

const MENU_LINK = 'flex min-h-11 items-center underline-offset-4 hover:underline';

/** The categories on phones, and what the header and the footer have on wide screens. */
function MenuPanel() {
  const { shell } = useText();
  const { key } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  // closes after each navigation, but not what was opened before the page was ready
  const last = useRef(key);
  useEffect(() => {
    if (last.current !== key) panel.current?.hidePopover();
    last.current = key;
  }, [key]);
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU}
        aria-label={shell.openMenu}
        className={`${ICON_BUTTON} -ms-[8px] lg:hidden`}
      >
        <Menu aria-hidden="true" />
      </button>
      <SidePanel ref={panel} id={MENU} title={shell.menu} className="lg:hidden">
        <Navigation isVertical />
        <ul className="mt-4 border-line border-t pt-4">
          <li>
            <AccountLink className={MENU_LINK} />
          </li>
          <HelpLinks className={MENU_LINK} />
        </ul>
        <div className="mt-4 border-line border-t pt-4">
          <LanguageLinks />
        </div>
      </SidePanel>
    </>
  );
}

interface AccountLinkProps {
  className: string;
  /** What is shown instead of the text. */
  children?: ReactNode;
}

/** Leads to the account or to the sign-in. Shows what the server has rendered until the session of the page is known. */
function AccountLink({ className, children }: AccountLinkProps) {
  const { shell } = useText();
  const paths = usePaths();
  const { isLoading, isSignedIn } = useSession();
  const wasSignedIn = useShellData()?.isSignedIn ?? false;
  const isMember = isLoading ? wasSignedIn : isSignedIn;
  const { pathname, search } = useLocation();
  const isSignIn = pathname === paths.signIn;
  const returnTo = isSignIn ? new URLSearchParams(search).get('returnTo') : pathname + search;
  const query = returnTo === null ? '' : `?${new URLSearchParams({ returnTo })}`;
  const label = isMember ? shell.account : shell.signIn;
  return (
    <PageLink to={isMember ? paths.account : paths.signIn + query} aria-label={label} className={className}>
      {children ?? label}
    </PageLink>
  );
}

/** Links to all products and to the collections of the menu: in a line, or below each other. */
function Navigation({ isVertical = false }: { isVertical?: boolean }) {
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
