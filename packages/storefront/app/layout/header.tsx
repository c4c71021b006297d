import { CircleUserRound, Menu } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSession } from 'storewire/react';
import { ICON_BUTTON, SidePanel } from '../components/side-panel.tsx';
import { FavoritesIcon } from '../features/favorites/favorites-links.tsx';
import { CartButton } from '../pages/cart/cart-button.tsx';
import { SearchLink } from '../pages/catalog/search-link.tsx';
import { usePageHandle } from '../routing/page-handle.ts';
import { PageLink } from '../routing/page-link.tsx';
import { usePaths } from '../routing/paths.ts';
import { useShellData } from '../routing/shell-data.ts';
import { ShopName } from '../shop/shop-name.tsx';
import { useText } from '../text/text.tsx';
import { Navigation } from './navigation.tsx';

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
            <AccountLink />
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

/** The categories on phones. */
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
      </SidePanel>
    </>
  );
}

/** Leads to the account or to the sign-in. Shows what the server has rendered until the session of the page is known. */
function AccountLink() {
  const { shell } = useText();
  const paths = usePaths();
  const { isLoading, isSignedIn } = useSession();
  const wasSignedIn = useShellData()?.isSignedIn ?? false;
  const isMember = isLoading ? wasSignedIn : isSignedIn;
  const { pathname, search } = useLocation();
  const returnTo = pathname === paths.signIn ? search : `?returnTo=${encodeURIComponent(pathname + search)}`;
  return (
    <PageLink
      to={isMember ? paths.account : paths.signIn + returnTo}
      aria-label={isMember ? shell.account : shell.signIn}
      className={ICON_BUTTON}
    >
      <CircleUserRound aria-hidden="true" />
    </PageLink>
  );
}
