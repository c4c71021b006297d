/** Handles one request of the contract: caller, permission, input, handler. Errors are found in this order. */
import { handlerOf } from '../calls/index.ts';
import { graphqlQuery } from '../graphql/handler.ts';
import { type Base, type Context, contextOf } from '../context.ts';
import { type Caller, callerKey, hasRole } from '../identity/caller.ts';
import { textResponse } from './connection.ts';
import { Failure, Forbidden, Unauthenticated } from './failure.ts';
import type { Idempotency } from './idempotency.ts';
import { type RawRequest, readInput } from './input.ts';
import { failure, headersAt, isFault, knownFailure, type Reply, success } from './respond.ts';
import type { Trace } from './intercept.ts';
import type { Route } from './route.ts';

/** What the handling of requests needs besides the shared parts. */
export interface CallOptions {
  base: Base;
  idempotency: Idempotency;
  /** Is called after each write, before its response. */
  afterWrite: (operation: string) => void;
  /** Receives faults of the platform, to which callers get a 500. */
  onFault: (error: unknown, operation: string) => void;
}

/** Responds to a request that matched a route. `path` are the values of its template. The caller is noted in `trace`. */
export async function respond(
  { base, idempotency, afterWrite, onFault }: CallOptions,
  route: Route,
  request: Request,
  path: Readonly<Record<string, string>>,
  trace: Trace = {},
): Promise<Response> {
  const header = (name: string): string | undefined => request.headers.get(name) ?? undefined;
  try {
    const caller = identify(base, route, header);
    trace.caller = caller;
    const raw: RawRequest = {
      path,
      query: searchParamsOf(request.url),
      body: route.hasBody ? await request.text() : '',
      contentType: header('content-type') ?? '',
    };
    const scope = `${route.id}|${callerKey(caller)}`;
    const context = contextOf(base, { caller, scope, header });
    const key = header('idempotency-key');
    const run = async (save?: (reply: Reply) => void): Promise<Reply | Response> => {
      const reply = await execute(route, raw, context, save);
      if (route.effect !== 'read') afterWrite(route.id);
      return reply;
    };
    if (key === undefined || route.effect !== 'write') return finish(base, await run());
    const content = [route.path, JSON.stringify(path), raw.query, raw.body].join('\n');
    return finish(
      base,
      await idempotency.once({ scope, key, content }, (save) => run(save) as Promise<Reply>),
    );
  } catch (error) {
    if (isFault(error, route)) onFault(error, route.id);
    return finish(base, failure(error, route));
  }
}

function searchParamsOf(url: string): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
}

function identify(base: Base, route: Route, header: (name: string) => string | undefined): Caller {
  const authorization = header('authorization') ?? '';
  const caller = base.tokens.identify(authorization, header('wix-site-id'), header('wix-account-id'));
  if (route.isOpen) return caller ?? { role: 'anonymous' };
  if (!caller || caller.role === 'anonymous') throw new Unauthenticated();
  if (!hasRole(caller, route.callers)) throw new Forbidden();
  return caller;
}

/** Runs the handler of a route. Failures of keyed writes are replies too, so that a repeated request gets the same one. */
async function execute(
  route: Route,
  raw: RawRequest,
  context: Context,
  save?: (reply: Reply) => void,
): Promise<Reply | Response> {
  const handler = route.id === 'graphql.graphqlQuery' ? graphqlQuery : handlerOf(route.id);
  const input = readInput(route, raw, context.caller);
  const { db } = context;
  try {
    const handle =
      typeof handler === 'function' ? () => handler(input, context) : await handler.prepare(input, context);
    if (route.effect === 'read') return replyOf(handle(), context);
    return db.write(() => {
      const reply = replyOf(handle(), context);
      if (!(reply instanceof Response)) save?.(reply);
      return reply;
    });
  } catch (error) {
    const known = knownFailure(error, route);
    if (!save || !(known instanceof Failure)) throw known;
    const reply = failure(known, route);
    db.write(() => save(reply));
    return reply;
  }
}

const replyOf = (output: object, { origin }: Base): Reply | Response =>
  output instanceof Response ? output : success(output, origin());

function finish({ clock }: Base, reply: Reply | Response): Response {
  const headers = headersAt(clock.now());
  if (reply instanceof Response) {
    for (const [name, value] of Object.entries(headers)) reply.headers.set(name, value);
    return reply;
  }
  return textResponse({
    status: reply.status,
    text: reply.body,
    headers: { ...headers, 'content-type': 'application/json' },
  });
}
