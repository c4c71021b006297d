/**
 * What the specification names and the client implements, in addition to the contract: shapes, messages,
 * codes and constants. Copied by hand from sections 3 to 6, 8 and 9 of both documents. `{n}`, `{id}` and
 * `{description}` are placeholders.
 */
export const facadeNames = {
  /** Section 3: properties of tokens, of a login flow and of a callback URL. */
  shapes: {
    accessToken: 'value expiresAt',
    refreshToken: 'value role',
    authFlowResult: 'loginState data error errorCode',
    authFlowData: 'stateToken sessionToken',
    redirectCallback: 'code state error errorDescription',
    registration: 'email loginId password profile captchaTokens clientMetaData',
    login: 'email loginId password captchaTokens clientMetaData',
    verification: 'verificationCode code stateToken',
    applicationErrorDetails: 'description code data',
  },
  /** Sections 4 and 6. */
  tokenRoles: 'none visitor member',
  loginStates: `INITIAL SUCCESS FAILURE EMAIL_VERIFICATION_REQUIRED OWNER_APPROVAL_REQUIRED USER_CAPTCHA_REQUIRED
    SILENT_CAPTCHA_REQUIRED`,
  webMethodPermissions: 'anyone site-member admin',
  /** Section 8: what a server code or a violation means to a registration and to a login. */
  registrationErrors: {
    EMAIL: 'invalidEmail',
    '-19971': 'missingCaptchaToken',
    '-19970': 'invalidCaptchaToken',
    '-19995': 'emailAlreadyExists',
  },
  loginErrors: {
    '-19971': 'missingCaptchaToken',
    '-19970': 'invalidCaptchaToken',
    '-19976': 'invalidPassword',
    '-19973': 'resetPassword',
    other: 'invalidEmail',
  },
  errorKinds: 'validation application client system',
  /** Sections 5, 6 and 8: messages, word for word. */
  messages: {
    validation: 'INVALID_ARGUMENT',
    descriptionAppended: ': {description}',
    system: 'System error occurred',
    systemSuffix: ', request-id: {id}',
    verifierLength: 'Expected a length between 43 and 128. Received {n}.',
    missingCodeOrState: 'Missing code or _state',
    invalidState: 'Invalid _state',
    unknownState: 'Unknown _state',
    memberTokens: 'Failed to get member tokens',
    tokenEndpoint: 'something went wrong',
    tokenInfo: 'Failed to get token info', // the specification cuts the rest off
    oauthTimeout: 'OAuth flow timed out',
    noNextPage: 'No next page to fetch',
    noPreviousPage: 'No previous page to fetch',
    noContext: 'Wix context is not available',
    insufficientPermissions: 'Insufficient permissions',
    missingAuthentication: 'Request is missing authentication data',
    invalidRequest: 'invalid request',
    webMethodFailure:
      'Error: Unable to handle the request. Contact the site administrator or view site monitoring logs for more information.',
  },
  /** Sections 4, 7 and 9. */
  constants: {
    defaultPageSize: 50,
    pkceVerifierDefaultLength: 43,
    environmentPrefix: 'NEXT_PUBLIC_',
    silentLoginTimeoutMs: 120_000,
    queryFallbackLength: 4000,
    cookiePath: '/',
    webMethodPath: '/_webMethods/{module}/{functionName}',
    invalidRequestStatus: 400,
    nonFiniteNumbers: 'NaN Infinity',
    silentLoginResponseMode: 'web_message',
    silentLoginPrompt: 'none',
    graphqlVersion: 'alpha',
  },
} as const;
