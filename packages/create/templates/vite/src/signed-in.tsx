import { useEffect } from 'react';
import { useSignIn } from 'storewire/react';
import { Link } from './shop/link';

/** The page that the platform returns to after a sign-in. It reads nothing: the cart of the visitor becomes that of the member. */
export function SignedIn() {
  const { state, text, completeRedirect, startRedirect } = useSignIn({
    redirectUri: `${location.origin}/signed-in`,
  });
  useEffect(() => void completeRedirect(), [completeRedirect]);
  useEffect(() => {
    if (state.loginState === 'SUCCESS') location.replace(state.returnTo);
  }, [state]);
  return (
    <main>
      <p role="alert">{text}</p>
      {text && (
        <p>
          <button type="button" onClick={() => void startRedirect()}>
            Sign in again
          </button>{' '}
          <Link href="/">Show the products</Link>
        </p>
      )}
    </main>
  );
}
