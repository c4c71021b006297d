/** Paths of the pages. */
export const paths = {
  catalog: '/',
  product: (slugOrId: string) => `/products/${encodeURIComponent(slugOrId)}`,
  cart: '/cart',
  account: '/account',
  /** `returnTo` is the path to go to afterwards. */
  signIn: (returnTo?: string) =>
    returnTo && returnTo !== '/' ? `/sign-in?${new URLSearchParams({ returnTo })}` : '/sign-in',
  /** The redirect URI of the sign-in, exactly as it is allowed for the OAuth client. */
  signedIn: '/signed-in',
  resetPassword: '/reset-password',
} as const;
