/** What a person has to know about parts of the SDK that the command does not change. */

export interface Note {
  replacement: string | undefined;
  note?: string;
}

const OWN_TOKENS: Note = {
  replacement: undefined,
  note: 'visitor() and member() request and refresh tokens themselves',
};
const REDIRECT: Note = { replacement: 'startRedirectSignIn of storewire/sign-in' };
const RETURN: Note = { replacement: 'completeRedirectSignIn of storewire/sign-in' };
const FORM: Note = { replacement: 'createCustomLogin of storewire/sign-in', note: 'useSignIn in React' };

/** Methods of `client.auth`, with what replaces them. */
export const AUTH: ReadonlyMap<string, Note> = new Map([
  ['generateVisitorTokens', OWN_TOKENS],
  ['renewToken', OWN_TOKENS],
  ['getTokens', { replacement: 'tokens() of what member() returns', note: 'its storage keeps them' }],
  ['setTokens', { replacement: 'start() of what member() returns', note: 'sign-ins call it themselves' }],
  ['loggedIn', { replacement: 'session() of what member() returns', note: 'a promise; useSession in React' }],
  ['generateOAuthData', REDIRECT],
  ['getAuthUrl', REDIRECT],
  ['parseFromUrl', RETURN],
  ['getMemberTokens', RETURN],
  ['register', FORM],
  ['login', FORM],
  ['processVerification', FORM],
  ['sendPasswordResetEmail', FORM],
  ['getMemberTokensForDirectLogin', FORM],
  ['getMemberTokensForExternalLogin', { replacement: 'externalLogin of storewire/server' }],
  ['logout', { replacement: 'signOut of storewire/sign-in', note: 'useSignOut in React' }],
]);

/** Exports of `@wix/sdk`, with what replaces them. */
export const SDK_EXPORTS: ReadonlyMap<string, Note> = new Map([
  ['createClient', { replacement: 'createClient of storewire' }],
  [
    'OAuthStrategy',
    {
      replacement: 'member of storewire',
      note: 'with a storage instead of tokens: documentCookies in pages, serverCookies on servers',
    },
  ],
  ['ApiKeyStrategy', { replacement: 'apiKey of storewire' }],
  ['AppStrategy', { replacement: 'app of storewire/server' }],
  ['Tokens', { replacement: undefined, note: 'the storage of the credentials keeps tokens' }],
  [
    'LoginState',
    { replacement: 'loginState of useSignIn and createCustomLogin', note: 'texts such as SUCCESS' },
  ],
  ['media', { replacement: 'mediaUrl, fillImage, fitImage and cropImage of storewire/media' }],
]);

/** What the contract does not have. */
export const UNKNOWN = 'not in the contract; keep a client of the SDK for it';

/** A module whose functions are calls of more than one service. */
export const SEVERAL = 'its functions belong to several services';
