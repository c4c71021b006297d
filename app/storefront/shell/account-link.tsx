import { UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useText } from '../../shared/text/text.ts';
import { nameOf, useMyAccount } from '../account/use-my-account.ts';
import { paths } from '../paths.ts';

// visitors do not load code that only members need
const SignOutButton = lazy(() =>
  import('../account/sign-out-button.tsx').then(({ SignOutButton: Component }) => ({ default: Component })),
);

/** The sign-in link, or the name of the member. */
export function AccountLink() {
  const { account: text } = useText();
  const { pathname, search } = useLocation();
  const { member, isLoggedIn } = useMyAccount();
  const name = nameOf(member);
  const isSigningIn =
    pathname === paths.signIn() || pathname === paths.signedIn || pathname === paths.resetPassword;
  const to = isLoggedIn ? paths.account : paths.signIn(isSigningIn ? undefined : pathname + search);
  return (
    <>
      <NavLink
        to={to}
        aria-label={
          isLoggedIn ? (name ? `${text.title}, ${text.signedInAs(name)}` : text.title) : text.signIn
        }
        className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-full hover:text-accent aria-[current=page]:text-accent sm:px-2"
      >
        <UserRound aria-hidden="true" className="size-5.5 shrink-0" strokeWidth={1.6} />
        <span className="max-w-32 truncate max-sm:hidden">
          {isLoggedIn ? (name ?? text.title) : text.signIn}
        </span>
      </NavLink>
      {isLoggedIn ? (
        <Suspense>
          <span className="max-sm:hidden">
            <SignOutButton look="plain" />
          </span>
        </Suspense>
      ) : null}
    </>
  );
}
