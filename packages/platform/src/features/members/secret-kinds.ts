/** The data of each kind of secret that secrets.ts stores. */
import type { AuthorizeInput, IdentityVerificationChallenge, RedirectCallbackParams } from 'storewire';
import type { Caller } from '../../kernel/context/caller.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import type { SecondFactor } from './accounts.ts';
import type { SentCode } from './codes.ts';

/** A member who signed in, and the visitor who that member was until then. */
export interface Session {
  memberId: string;
  visitorId?: string | undefined;
}

/** A session that waits to be exchanged. */
export interface PendingSession extends Session {
  /** The challenge of the authorization request that it was used for. */
  codeChallenge?: string | undefined;
}

/** A sign-in that waits. Its secret is the state token. */
export interface SignIn extends Session {
  waitsFor: 'code' | 'factor';
  /** The code in the email. */
  code?: SentCode;
  /** The second factor that was chosen. */
  challenge?: Challenge;
  /** Proofs of each factor that may still be tried. */
  attemptsLeft?: Partial<Record<SecondFactor, number>>;
}

/** What a sign-in waits for, once a factor is chosen. */
export interface Challenge {
  factor: SecondFactor;
  /** The code that was sent. */
  code?: SentCode;
  /** What the person may know of it. */
  data?: IdentityVerificationChallenge;
}

export type AuthorizationRequest = Pick<
  Received<AuthorizeInput>,
  'clientId' | 'redirectUri' | 'state' | 'responseMode' | 'codeChallenge' | 'prompt'
>;

/** What a code is exchanged for, and what the exchange must repeat. */
export interface AuthorizationCode extends Session {
  redirectUri: string;
  codeChallenge: string;
}

/** Who created the redirect session of a request. The code challenge, which is random, connects the two. */
export interface AuthorizationOrigin {
  visitorId?: string | undefined;
  /** Origin of the page. */
  origin?: string | undefined;
}

/**
 * What a hidden frame posts to its parent, which must have the target origin.
 * Nothing is posted to an empty target.
 */
export interface FrameMessage {
  message: unknown;
  target: string;
}

/** What an identity provider says about a person who signed in there. */
export interface Assertion {
  connectionId: string;
  userId: string;
  email: string;
  name?: string | undefined;
}

/** The kinds of redirect sessions that lead to a hosted page, and sign-in at an identity provider. */
export type Purpose =
  | 'auth'
  | 'login'
  | 'logout'
  | 'sso'
  | 'ecomCheckout'
  | 'bookingsCheckout'
  | 'eventsCheckout'
  | 'paidPlansCheckout'
  | 'storesProduct'
  | 'bookingsBook'
  | 'ecomOrderPaymentRequest';

/** A visit of hosted pages: what they are for, on whose behalf, and where they lead afterwards. */
export interface Visit {
  purpose: Purpose;
  /** Who created the redirect session: the pages act for this caller only. */
  caller: Caller;
  /** What belongs to the purpose, such as the id of the checkout. */
  parameters: Readonly<Record<string, string>>;
  callbacks: Received<RedirectCallbackParams>;
  /** The authorization request that the page responds to. */
  request?: AuthorizationRequest;
}
