import type { Context } from '../context.ts';

/** Who signed in: the visitor until now, and the member from now on. */
export interface SignedIn {
  visitorId: string;
  memberId: string;
}

/** What happens when a visitor signs in, in the transaction that issues the tokens, such as merging carts. */
export const onSignIn: ((context: Context, who: SignedIn) => void)[] = [];
