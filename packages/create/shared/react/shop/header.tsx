'use client';

import { useSyncExternalStore } from 'react';
import { useSession, useSignIn, useSignOut } from 'storewire/react';
import { Link } from './link';
import { useShopCart } from './shop-cart';

interface HeaderProps {
  /** What the server has rendered, until the page knows its session. */
  wasSignedIn?: boolean;
  /** Whether the server has found that the session of the member has ended. */
  hasEnded?: boolean;
  /** URL of the page that completes a sign-in, if the page signs in without a server. */
  redirectUri?: string;
}

export function Header({ wasSignedIn, hasEnded = false, redirectUri }: HeaderProps) {
  const { count = 0 } = useShopCart();
  const { isSignedIn, ended } = useSession();
  return (
    <header>
      <Link href="/" className="name">
        My shop
      </Link>
      <nav>
        <Link href="/orders">Orders</Link>
        <Link href="/cart">{`Cart (${count})`}</Link>
        <Account wasSignedIn={wasSignedIn} redirectUri={redirectUri} />
      </nav>
      {!isSignedIn && (hasEnded || ended) && (
        <p role="status">You are signed out. Sign in to see your orders and your cart again.</p>
      )}
    </header>
  );
}

function Account({ wasSignedIn, redirectUri }: HeaderProps) {
  const session = useSession();
  const { startRedirect, text } = useSignIn({ redirectUri });
  const { signOut } = useSignOut();
  const hasFailed = useSyncExternalStore(noChange, hasSignInFailed, () => false);
  const isSignedIn = session.isLoading ? wasSignedIn : session.isSignedIn;
  if (isSignedIn === undefined) return null;
  const change = () =>
    isSignedIn ? signOut({ postFlowUrl: '/' }) : startRedirect({ returnTo: location.pathname });
  return (
    <>
      <button type="button" className="plain" onClick={() => void change()}>
        {isSignedIn ? 'Sign out' : 'Sign in'}
      </button>
      {text && <p role="alert">{text}</p>}
      {hasFailed && <p role="alert">The sign-in has failed. Please try again.</p>}
    </>
  );
}

/** Whether the server has sent the browser here because a sign-in has failed. */
const hasSignInFailed = () => new URLSearchParams(location.search).get('signIn') === 'failed';

const noChange = () => () => undefined;
