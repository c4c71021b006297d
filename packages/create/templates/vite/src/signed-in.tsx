import { useEffect } from 'react';
import { useSignIn } from 'storewire/react';

/** The page that the platform returns to after a sign-in. */
export function SignedIn() {
  const { result, text, completeRedirect } = useSignIn();
  useEffect(() => void completeRedirect(), [completeRedirect]);
  useEffect(() => {
    if (result.loginState === 'SUCCESS') location.replace(result.returnTo);
  }, [result]);
  return <p role="alert">{text}</p>;
}
