/**
 * What the specification names and the client implements, in addition to the contract: shapes, messages,
 * codes and constants. Copied by hand from sections 3 to 6, 8 and 9 of both documents.
 */
export const facadeNames = {
  /** Section 6. */
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
  /** Section 4: what a state of the server is for a login that does not handle factors. */
  clientStates: {
    SUCCESS: 'SUCCESS',
    REQUIRE_OWNER_APPROVAL: 'OWNER_APPROVAL_REQUIRED',
    REQUIRE_EMAIL_VERIFICATION: 'EMAIL_VERIFICATION_REQUIRED',
    UNKNOWN_STATE: 'Unknown _state',
    STATUS_CHECK: 'Unknown _state',
    REQUIRE_MFA: 'Unknown _state',
    MFA_CHALLENGE: 'Unknown _state',
  },
  /**
   * All messages, word for word. The four kinds and the limit of a query are in both documents, the others in
   * that of the catalog. Where it cuts a message off, or says that there are variants, the rest is from the SDK
   * of the platform.
   */
  messages: {
    // section 4, and 8 again
    unknownState: 'Unknown _state',
    // section 5
    verifierTooShort: 'Expected a length between 43 and 128. Received 42.',
    verifierTooLong: 'Expected a length between 43 and 128. Received 129.',
    missingCodeOrState: 'Missing code or _state',
    invalidState: 'Invalid _state',
    emailViolation: 'is no address',
    // section 8: the four kinds
    validation: 'INVALID_ARGUMENT: "a" is wrong, "b" is missing',
    application: 'Refused: Sold out',
    applicationWithSameDescription: 'Sold out',
    client: 'There is no such order',
    clientWithoutMessage: 'Not Found',
    system: 'System error occurred',
    systemWithRequestId: 'System error occurred, request-id: req-1',
    // section 8: other messages
    memberTokens: 'Failed to get member tokens',
    noNextPage: 'No next page to fetch',
    noPreviousPage: 'No previous page to fetch',
    noContext:
      'Wix context is not available. Make sure to initialize the Wix context before using SDK modules',
    noElevatedClient:
      'An elevated client is required to use elevated modules. Make sure to initialize the Wix context with an elevated client before using elevated SDK modules',
    noFetchWithAuth: 'fetchWithAuth is not available in this context',
    noGraphql: 'graphql is not available in this context',
    oauthTimeout: 'OAuth flow timed out',
    tokenEndpoint: 'something went wrong',
    tokenInfo: 'Failed to get token info. Unexpected status code from Wix OAuth API: 400',
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
    cookiePath: '/',
    webMethodPath: '/_webMethods/{module}/{functionName}',
    invalidRequestStatus: 400,
    silentLoginResponseMode: 'web_message',
    silentLoginPrompt: 'none',
    graphqlVersion: 'alpha',
  },
} as const;
