/** How the authorization endpoint misbehaves, for tests of clients. */
export interface AuthorizationBehaviour {
  /** Changes the parameters of each authorization response. */
  alterResponse: (response: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
  /**
   * How hidden frames respond: with the parameters, with those in an envelope, not at all, or as in a browser
   * that sends them no cookies, so that no member is signed in.
   */
  frames: 'flat' | 'envelope' | 'silent' | 'cutOff';
}

/** The endpoint as it should be. */
export const createAuthorizationBehaviour = (): AuthorizationBehaviour => ({
  alterResponse: (response) => response,
  frames: 'flat',
});
