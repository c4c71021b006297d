import { Link, NavLink } from 'react-router';
import { useText } from '../../shared/text/text.ts';
import { paths } from '../paths.ts';
import { AccountLink } from './account-link.tsx';
import { CartLink } from './cart-link.tsx';
import { ThemeSelect } from './theme-select.tsx';

/**
 * Name of the shop, navigation, theme, account and cart. On narrow screens, the name is the only link to the
 * shop.
 */
export function Header() {
  const text = useText();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/90 backdrop-blur-md">
      <div className="page flex min-h-16 items-center gap-2 sm:gap-4">
        <Link
          to={paths.catalog}
          className="me-auto flex min-h-11 items-center gap-2.5 font-serif text-lg leading-tight tracking-tight sm:text-xl"
        >
          <Mark />
          {text.shop.name}
        </Link>
        <nav aria-label={text.nav.main} className="flex items-center max-sm:hidden">
          <NavLink
            to={paths.catalog}
            end
            className="flex min-h-11 items-center rounded-full px-3 text-soft hover:text-ink aria-[current=page]:text-accent aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
          >
            {text.nav.shop}
          </NavLink>
        </nav>
        <ThemeSelect />
        <AccountLink />
        <CartLink />
      </div>
    </header>
  );
}

/** A mug with a tide line. */
function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 24" className="h-6 w-7 shrink-0 text-accent">
      <path d="M2 2h18v12a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7z" fill="currentColor" />
      <path d="M20 5.500h1.500a4 4 0 0 1 0 8H20" fill="none" stroke="currentColor" strokeWidth="2.500" />
      <path
        d="M2 13.500c3-2 5.500 1.500 9 .200s5-1.700 9-.700v1a7 7 0 0 1-7 7H9a7 7 0 0 1-7-7z"
        fill="#d8c3a5"
      />
    </svg>
  );
}
