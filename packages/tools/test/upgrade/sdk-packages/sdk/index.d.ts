/** The part of the SDK that the tests use, with its shapes. */
export interface Tokens {
  accessToken: { value: string; expiresAt: number };
  refreshToken: { value: string };
}

interface Strategy {
  loggedIn(): boolean;
  logout(url: string): Promise<{ logoutUrl: string }>;
}

type Client<Modules> = { [Name in keyof Modules]: Modules[Name] } & {
  auth: Strategy;
  use<Module>(module: Module): Module;
};

export declare function createClient<Modules = object>(options: {
  modules?: Modules;
  auth?: object;
}): Client<Modules>;
export declare function OAuthStrategy(options: { clientId: string; tokens?: Tokens }): Strategy;
export declare function ApiKeyStrategy(options: { apiKey: string; siteId?: string }): object;
export declare const media: {
  getImageUrl(image: string): { url: string; width: number };
  getScaledToFillImageUrl(image: string, width: number, height: number, options: object): string;
};
