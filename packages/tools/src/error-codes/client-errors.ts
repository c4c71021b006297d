/** Error codes that are not in the contract: those of statuses, and those that the client sets itself. */

export interface ClientError {
  code: string;
  kind: 'validation' | 'application' | 'client' | 'system';
  meaning: string;
  /** What to do, as Markdown. */
  advice: string;
  /** The part of the client that sets it. */
  from: string;
  /** The file that sets it. */
  source: string;
  /** The HTTP status that it follows from. */
  status?: number;
}

type Row = readonly [code: string, meaning: string, advice: string, kind?: ClientError['kind']];

const group = (
  from: string,
  source: string,
  kind: ClientError['kind'],
  rows: readonly Row[],
): ClientError[] =>
  rows.map(([code, meaning, advice, own = kind]) => ({ code, kind: own, meaning, advice, from, source }));

const NORMALIZE = 'src/errors/normalise.ts';

const ofStatus = (
  status: number,
  code: string,
  meaning: string,
  advice: string,
  kind: ClientError['kind'] = 'client',
): ClientError => ({ code, kind, meaning, advice, status, from: 'statuses', source: NORMALIZE });

/** Codes that follow from the status of a response, in the order of the statuses. */
export const STATUS_ERRORS: readonly ClientError[] = [
  ofStatus(
    400,
    'INVALID_ARGUMENT',
    'The input breaks a rule of the contract. `violations` lists the fields.',
    'Show each entry of `violations` next to its `field`. With a validator (`storewire/zod`), the client finds most of them before it sends a request.',
    'validation',
  ),
  ofStatus(
    401,
    'UNAUTHORIZED',
    'There is no token, or it is expired or revoked. The client has already repeated the request with a new token.',
    '`hint` says what the client knows: pass `auth` to `createClient`, replace a fixed token, or check the key and the `siteId` of `apiKey`. Sign a member in again. A visitor gets a new session by itself with the next call.',
  ),
  ofStatus(
    403,
    'FORBIDDEN',
    'The token is valid, but its role may not make this call. `allowedRoles` lists those that may, and `hint` names that of the caller.',
    'Make the call as one of `allowedRoles`; calls of the merchant belong on a server.',
  ),
  ofStatus(
    404,
    'NOT_FOUND',
    'What the request names does not exist, or the caller may not see it.',
    'Read the list again that the id came from.',
  ),
  ofStatus(
    409,
    'CONFLICT',
    'The request contradicts the present state, such as an outdated revision.',
    'Read the entity again, apply the change to it, and send it again.',
  ),
  ofStatus(
    428,
    'PRECONDITION_REQUIRED',
    'Something else has to be done first. The description says what.',
    'Do what the description names, then send the request again.',
  ),
  ofStatus(
    429,
    'TOO_MANY_REQUESTS',
    'The caller sent too many requests in a short time. Reads have already been repeated.',
    'Wait for `retryAfterMs`, then send the request again.',
  ),
  ofStatus(
    500,
    'server',
    'The platform failed: `reason` is `server`, and `status` is 500 or higher.',
    'Reads have been repeated already. After a write, read its state before you repeat it. Report `requestId`.',
    'system',
  ),
];

/** Codes and reasons that the client sets. */
export const CLIENT_ERRORS: readonly ClientError[] = [
  ...group('every call', 'src/errors/store-error.ts', 'system', [
    [
      'network',
      'There was no response, or only a part of it: `reason` is `network`.',
      'Check the connection, and the origin that `hint` names: `npx storewire platform` starts the local platform. In a browser, the server must also allow the page (CORS). A write may have been done: read its state before you repeat it.',
    ],
    [
      'timeout',
      'There was no response in time: `reason` is `timeout`.',
      'Raise `timeoutMs` for slow calls. A write may have been done: read its state before you repeat it.',
    ],
    [
      'abort',
      'The caller aborted the call: `reason` is `abort`.',
      'Nothing, as the code that called `abort()` knows.',
    ],
    [
      'badAnswer',
      'The response does not match the contract: `reason` is `badAnswer`.',
      'Check `baseUrl`: a proxy or another server may have responded. Otherwise, update the contract.',
    ],
  ]),
  ...group('sessions', 'src/auth/session/session.ts', 'system', [
    [
      'session_changed',
      'The session was replaced while a call waited for its token.',
      'Make the call again as the user who is signed in now.',
    ],
  ]),
  ...group('sessions', 'src/auth/session/member-credentials.ts', 'client', [
    [
      'session_ended',
      'The platform has ended the session of the member, so that the call was not sent.',
      'Sign the member in again, or call `end()` to continue as a visitor. See [Expired sessions](/guides/sessions/#expired-sessions).',
    ],
  ]),
  ...group('the token endpoint', NORMALIZE, 'client', [
    [
      'invalid_grant',
      'The refresh token or the authorization code is expired, revoked or used.',
      'Sign in again.',
    ],
    [
      'invalid_client',
      'The OAuth client is not known, or its secret is wrong.',
      'Check `clientId` and the secret.',
    ],
  ]),
  ...group('pagination', 'src/paging/pager.ts', 'client', [
    [
      'NO_PAGE',
      '`next()` or `prev()` was called on a page that has none.',
      'Check `hasNext` or `hasPrev` first.',
    ],
  ]),
  ...group('code without a client', 'src/errors/no-context.ts', 'client', [
    [
      'NO_CONTEXT',
      'A hook has no `StoreProvider` above its component, a session hook none with a `session`, or a function has no client: it was passed none, or it asked for that of a request outside of the request.',
      'Put a `StoreProvider` above the component, with the `session` of the client. Pass the client as the first argument. On a server, call the function inside of `runWithClient`.',
    ],
  ]),
  ...group('elevation', 'packages/server/src/elevate.ts', 'client', [
    [
      'MISSING_ACCESS_TOKEN',
      'The client to elevate has no access token.',
      'Elevate a client that authenticates with a token of a visitor or a member.',
    ],
    ['INACTIVE_TOKEN', 'The token is expired or revoked.', 'Refresh the session, then elevate again.'],
    ['OTHER_APP', 'The token was issued to another app.', 'Elevate tokens of your app only.'],
    ['NO_INSTANCE', 'The token names no installation of the app.', 'Install the app on the site.'],
  ]),
  ...group('sign-in by redirect', 'src/auth/redirect-sign-in/errors.ts', 'validation', [
    [
      'missing_code_or_state',
      'The URL is not the response to a sign-in.',
      'Call `completeRedirectSignIn` on the page of the redirect URI only. `data.error` is an error that the URL contains.',
    ],
    [
      'invalid_state',
      'This tab has not started this sign-in, or another response has completed it.',
      'Start the sign-in again. After a step back to the page of the platform, nobody else can be signed in with the same sign-in.',
    ],
    ['expired_state', 'The sign-in was started more than ten minutes ago.', 'Start it again.'],
    [
      'redirect_mismatch',
      'The response arrived at another URL, or in another mode, than the request named.',
      'Use the same `redirectUri` on both sides.',
    ],
    [
      'issuer_mismatch',
      'The issuer of the response is not the expected one.',
      'Start the sign-in again. If it happens again, another server responds.',
    ],
    [
      'session_replaced',
      'Another session started or ended during the sign-in.',
      'Start the sign-in again if it is still wanted.',
      'application',
    ],
    ['oauth_timeout', 'The hidden frame did not respond in time.', 'Sign in by redirect instead.', 'system'],
    [
      'frame_failed',
      'The page could not open the hidden frame.',
      'Allow the frame in the content security policy, or sign in by redirect.',
      'system',
    ],
    [
      'storage_failed',
      'A storage could not be used, or has not answered within a second.',
      'Ask the user to allow storage for this site; on a server, look at the storage.',
      'system',
    ],
    [
      'invalid_verifier_length',
      'A code verifier must have 43 to 128 characters.',
      'Pass a length from 43 to 128.',
    ],
  ]),
  ...group('uploads', 'src/uploads/host.ts', 'system', [
    [
      'FILE_FAILED',
      'The platform could not process the file. `data` is its descriptor.',
      'Upload another file: this one is damaged or of an unsupported type.',
      'application',
    ],
    ['SOURCE_FAILED', 'The file could not be read.', 'Let the user choose the file again.'],
    [
      'OUTCOME_UNKNOWN',
      'The last response was lost, so the file may exist.',
      'Look for the file before you upload it again.',
    ],
  ]),
  ...group('webhooks', 'packages/server/src/webhooks/delivery-error.ts', 'client', [
    [
      'INVALID_TOKEN',
      'The body of the delivery is not a JWT.',
      'Pass the raw body; a body parser must not read it before.',
    ],
    [
      'INVALID_SIGNATURE',
      'The event is signed with another key, or not with RS256.',
      'Check `publicKey`: it is the public key of the app that receives the event.',
    ],
    [
      'EXPIRED_TOKEN',
      'The event is past its expiry, or older than the age limit.',
      'Check the clock of the server.',
    ],
    ['INVALID_CLAIM', 'A claim of the token is wrong.', 'Check the expected issuer and audience.'],
    ['TOO_LARGE', 'The delivery is longer than allowed.', 'Raise `maxBytes` if such events are expected.'],
    [
      'INVALID_EVENT',
      'The event is signed correctly but malformed. `violations` names the field.',
      'Report it with the request id.',
      'validation',
    ],
    [
      'EVENT_STORE_FAILED',
      'The event store could not be read or written.',
      'Check the connection to the store. The platform delivers the event again.',
      'system',
    ],
  ]),
  ...group('web methods', 'packages/server/src/web-methods/errors.ts', 'application', [
    [
      'WEB_METHOD_EXCEPTION',
      'The function threw an error that its caller must not see.',
      'Read the log of the server. Throw `webMethodError` for what callers may know.',
    ],
  ]),
  ...group('custom sign-in forms', 'src/auth/custom-login/error-codes.ts', 'client', [
    [
      'invalidEmail',
      'The email address is not valid, or the sign-in failed for another reason that concerns it.',
      'Show the message next to the email field.',
    ],
    [
      'missingCaptchaToken',
      'The platform asks for the answer of a captcha.',
      'Show the captcha and repeat the step with its answer.',
    ],
    ['invalidCaptchaToken', 'The answer of the captcha is not valid.', 'Show a new captcha.'],
    [
      'emailAlreadyExists',
      'There is already an account with this email address.',
      'Offer to sign in instead.',
    ],
    [
      'invalidPassword',
      'The password is wrong, or cannot be used for an account.',
      'Show the message next to the password field. `error` has the text of the platform.',
    ],
    [
      'resetPassword',
      'The account needs a new password before the next sign-in.',
      'Send the email for a new password.',
    ],
    [
      'invalidCode',
      'The code is wrong, used or older than ten minutes.',
      'Let the user enter it again, or send a new one.',
    ],
    ['throttled', 'There were too many attempts.', 'Ask the user to wait.'],
    [
      'signInOver',
      'The redirect sign-in is over, or was started in another tab.',
      'Offer to start it again.',
    ],
    [
      'unknown',
      'A failure that a form can do nothing about. `cause.code` is the code of the platform, and `cause.reason` says why there was no response.',
      'Show a general message, and report `requestId` of the cause.',
    ],
    [
      'unknownState',
      'The code of the cause: the step does not belong to the state of the sign-in, or the platform returned a state that this version does not know.',
      'Start the sign-in again, update storewire, or sign in by redirect.',
    ],
    [
      'replaced',
      'The code of the cause: another attempt has replaced this one.',
      'Nothing: the other one continues.',
    ],
  ]),
];
