/** Web methods of the site: the dispatcher that the client ships, with the platform's own tokens. */
import type { OauthTokenInfoResponse } from 'storewire';
import type { WebMethod } from 'storewire-server';
import type { Caller } from '../../kernel/context/caller.ts';
import type { Base } from '../../kernel/context/context.ts';

/** Functions that pages may call, by module and name. */
export type WebMethods = Readonly<Record<string, Readonly<Record<string, WebMethod>>>>;

const KINDS: Readonly<Record<string, OauthTokenInfoResponse['subjectType']>> = {
  visitor: 'VISITOR',
  member: 'MEMBER',
  app: 'APP',
};

/** Who calls a web method. The site serves its own, so that an API key needs no header for it. */
export const webMethodCaller = ({ tokens, shop }: Base, token: string): Caller | undefined =>
  tokens.identify(token, shop.siteId);

/** Serves `POST /_webMethods/{module}/{functionName}`. `onFault` receives what a web method has thrown. */
export function webMethodsOf(
  base: Base,
  modules: WebMethods,
  onFault: (error: unknown) => void,
): (request: Request) => Promise<Response> {
  const { shop } = base;
  const tokenInfo = async (token: string): Promise<OauthTokenInfoResponse> => {
    const caller = webMethodCaller(base, token);
    return caller ? infoOf(caller) : { active: false };
  };
  const infoOf = (caller: Caller): OauthTokenInfoResponse => {
    if (caller.role === 'anonymous') return { active: false };
    const kind = caller.role === 'merchant' ? caller.via : caller.role;
    return {
      active: true,
      subjectType: KINDS[kind] ?? 'USER',
      subjectId: caller.id,
      clientId: kind === 'app' ? shop.appId : shop.clientId,
      siteId: shop.siteId,
    };
  };
  // one per request: a handler caches tokens by the clock of the system, and
  // revoking one must take effect immediately
  return async (request) => {
    // most shops have no web methods, and their starts need not load it
    const { webMethodHandler } = await import('storewire-server');
    const handle = webMethodHandler({
      modules,
      tokenInfo,
      clientId: [shop.clientId, shop.appId],
      siteId: shop.siteId,
      on: (event) => {
        if (event.type === 'failure' && event.status >= 500) onFault(event.error);
      },
    });
    return handle(request);
  };
}
