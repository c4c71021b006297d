/** Pages of one person: browsers do not keep them, and search engines must not list them. */
export const PRIVATE_PAGES = [
  'cart',
  'checkout',
  'account',
  'sign-in',
  'reset-password',
  'orders',
  'find-order',
  'withdrawal',
] as const;

/** Whether a path, which starts with the language, is that of a page of one person. */
export function isPrivatePath(pathname: string): boolean {
  const [, , page = ''] = pathname.split('/');
  return PRIVATE_PAGES.some((each) => each === page);
}
