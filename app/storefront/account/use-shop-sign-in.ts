import { type SignInState, useSignIn } from 'storewire/react';
import { paths } from '../paths.ts';
import { storageIn } from '../storage.ts';

const { VITE_CAPTCHA_VISIBLE_KEY: visible, VITE_CAPTCHA_INVISIBLE_KEY: invisible } = import.meta.env;

const storage = storageIn(() => sessionStorage);

/**
 * The sign-in of this tab. A pending one continues after a reload. Unknown e-mail addresses and wrong
 * passwords have the same error.
 */
export const useShopSignIn = (returnTo?: string): SignInState =>
  useSignIn({
    storage,
    flow: 'sign-in',
    mergeCredentialErrors: true,
    captcha: { visible, invisible },
    redirectUri: location.origin + paths.signedIn,
    returnTo,
  });
