import { CircleUserRound, Menu, Search, ShoppingBag } from 'lucide-react';
import { useSession } from 'storewire/react';
import { useText } from '../../shared/text/text.tsx';
import { useShopCart } from '../cart/use-shop-cart.ts';
import { Navigation } from './navigation.tsx';
import { PageLink } from './page-link.tsx';
import { usePaths } from './paths.ts';
import { useShellData } from './shell-data.ts';

const ICON_LINK =
  'relative inline-flex size-11 items-center justify-center rounded-full hover:bg-sunk forced-colors:border';

/** Name of the shop, categories, search, account and cart. */
export function Header() {
  const { shell, search } = useText();
  const paths = usePaths();
  return (
    <header className="border-line border-b">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <details className="group lg:hidden">
          <summary aria-label={shell.menu} className={`${ICON_LINK} list-none`}>
            <Menu aria-hidden="true" className="size-5" />
          </summary>
          <Navigation className="absolute inset-x-0 z-40 border-line border-b bg-raised p-4" />
        </details>
        <PageLink to={paths.home} className="min-h-11 content-center font-semibold text-lg">
          {shell.shop.name}
        </PageLink>
        <Navigation className="hidden flex-1 lg:block" />
        <div className="ms-auto flex items-center gap-1">
          <PageLink to={paths.search} aria-label={search.title} className={ICON_LINK}>
            <Search aria-hidden="true" className="size-5" />
          </PageLink>
          <AccountLink />
          <CartLink />
        </div>
      </div>
    </header>
  );
}

/** Leads to the account or to the sign-in. Shows what the server has rendered until the session of the page is known. */
function AccountLink() {
  const { shell } = useText();
  const paths = usePaths();
  const { isLoading, isLoggedIn } = useSession();
  const wasLoggedIn = useShellData()?.isLoggedIn ?? false;
  const isMember = isLoading ? wasLoggedIn : isLoggedIn;
  return (
    <PageLink
      to={isMember ? paths.account : paths.signIn}
      aria-label={isMember ? shell.account : shell.signIn}
      className={ICON_LINK}
    >
      <CircleUserRound aria-hidden="true" className="size-5" />
    </PageLink>
  );
}

function CartLink() {
  const { shell } = useText();
  const paths = usePaths();
  const { count } = useShopCart();
  return (
    <PageLink
      to={paths.cart}
      aria-label={count === undefined ? shell.cart : shell.cartCount(count)}
      className={ICON_LINK}
    >
      <ShoppingBag aria-hidden="true" className="size-5" />
      {count ? (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0 min-w-5 rounded-full bg-accent px-1 text-center font-semibold text-on-accent text-xs leading-5 forced-colors:border"
        >
          {count}
        </span>
      ) : null}
    </PageLink>
  );
}
