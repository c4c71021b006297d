/**
 * Handles one request of the contract: caller, permission, version of the catalog, input, handler. Errors are found
 * in this order.
 */

import { handlerOf } from '../../features/index.ts';
import { completeMedia, noteUse } from '../../features/media/input-media.ts';
import { checkNotReplaced } from '../../kernel/calls/service.ts';
import { isMerchantPage } from '../../kernel/context/allow-list.ts';
import { type Caller, callerKey, hasRole } from '../../kernel/context/caller.ts';
import { type Base, type Context, contextOf } from '../../kernel/context/context.ts';
import { Failure, Forbidden, ForeignPage, Unauthenticated } from '../../kernel/errors/failure.ts';
import type { Route } from '../../kernel/generated-tables/route.ts';
import { originsOf } from '../../kernel/settings/stored-origin.ts';
import { utf8Of } from '../../kernel/values/utf8.ts';
import { graphqlQuery } from '../graphql/handler.ts';
import { checkEncoding, MAX_BYTES, MAX_FORM_BYTES, textOf } from '../http/body.ts';
import { checkCatalogVersion } from '../http/catalog-version.ts';
import type { Idempotency } from '../http/idempotency.ts';
import { isForm, type RawRequest, readInput } from '../http/input.ts';
import {
  type AnswerCall,
  type CallRequest,
  type CallResponse,
  fromResponse,
  type Reply,
} from '../http/message.ts';
import {
  errorResponse,
  failure,
  headersAt,
  isFault,
  jsonResponse,
  knownFailure,
  preflight,
  success,
} from '../http/respond.ts';
import { callAt, type FoundCall, isCallPath } from '../http/routing.ts';
import { checkNotRetired, sunsetHeaders } from '../http/sunset.ts';
import type { Intercept, Trace } from '../intercept/intercept.ts';
import { webMethodCaller } from './web-methods.ts';

/** What the handling of requests needs besides the shared parts. */
export interface CallOptions {
  base: Base;
  idempotency: Idempotency;
  /** Is called after each call that has written something, before its response. */
  afterWrite: (operation: string) => void;
  /** Receives faults of the platform, to which callers get a 500. */
  onFault: (error: unknown, operation: string) => void;
  /** Serves the web methods of the site. */
  webMethods: (request: Request) => Promise<Response>;
  /** Surrounds each call. */
  intercept: Intercept;
}

/** All calls of the contract, over HTTP and in process alike. */
export const callAnswerer =
  (options: CallOptions): AnswerCall =>
  (request) => {
    const { method, path } = request;
    const { base, intercept, webMethods } = options;
    if (method === 'OPTIONS' && isCallPath(path)) return Promise.resolve(preflight(base.clock.now()));
    const found = callAt(method === 'HEAD' ? 'GET' : method, path);
    if (!found) return undefined;
    return intercept(found.route, request, async (trace) => {
      if (found.route.id !== 'webMethods.callWebMethod') {
        const response = await respond(options, found, request, trace);
        return { ...response, headers: { ...response.headers, ...sunsetHeaders(found.route) } };
      }
      trace.caller = webMethodCaller(base, request.header('authorization') ?? '');
      try {
        if (isForeignPage(base, trace.caller, request.header)) throw new ForeignPage();
        const response = await webMethods(await requestFor(base, request));
        return await fromResponse(response, headersAt(base.clock.now()));
      } catch (error) {
        if (error instanceof Failure) return errorResponse(error, base.clock.now());
        throw error;
      }
    });
  };

/** Responds to a request that matched a route. The caller is noted in `trace`. */
async function respond(
  { base, idempotency, afterWrite, onFault }: CallOptions,
  { route, params }: FoundCall,
  request: CallRequest,
  trace: Trace,
): Promise<CallResponse> {
  const { header, search } = request;
  const { replacements, writes } = base.db;
  try {
    checkNotRetired(route, base.clock.now());
    const caller = identify(base, route, header);
    trace.caller = caller;
    checkCatalogVersion(route, base.settings);
    const contentType = header('content-type') ?? '';
    const raw: RawRequest = {
      path: params,
      query: new URLSearchParams(search),
      // that of a call without one is not read
      body: route.hasBody ? await textOf(request, isForm(contentType) ? MAX_FORM_BYTES : MAX_BYTES) : '',
      contentType,
    };
    const scope = `${route.id}|${callerKey(caller)}`;
    const context = contextOf(base, { caller, scope, header });
    const key = header('idempotency-key');
    const run = async (isKeyed: boolean): Promise<Reply | Response> => {
      const reply = await execute(route, raw, { context, replacements, isKeyed });
      // reads write as well: a calculation emits its event, and an open cart gets its owner
      if (base.db.writes !== writes) afterWrite(route.id);
      return reply;
    };
    // an empty header is no key, and nothing of a call that sends or returns secrets is kept
    if (!key || route.effect !== 'write' || route.isSecret) return await finish(base, await run(false));
    const keyed = {
      scope: `${route.id}|${JSON.stringify(caller)}`,
      key,
      content: [header('origin'), route.path, JSON.stringify(params), raw.query, raw.body].join('\n'),
    };
    return await finish(base, await idempotency.once(keyed, () => run(true) as Promise<Reply>));
  } catch (error) {
    if (isFault(error, route)) onFault(error, route.id);
    return errorResponse(error, base.clock.now(), route);
  }
}

/** The request as web methods get it. */
async function requestFor({ origin }: Base, request: CallRequest): Promise<Request> {
  const { method, path, search, header, headers } = request;
  checkEncoding(header('content-encoding'));
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // what is too long for every call is too long for a web method, and what is no UTF-8 has no arguments: it says so
  const bytes = hasBody ? ((await request.body(MAX_BYTES)) ?? new Uint8Array(MAX_BYTES)) : null;
  const body = bytes && utf8Of(bytes) === undefined ? 'null' : bytes;
  return new Request(origin() + path + search, { method, headers: headers(), body });
}

function identify(base: Base, route: Route, header: (name: string) => string | undefined): Caller {
  const authorization = header('authorization') ?? '';
  const caller = base.tokens.identify(authorization, header('wix-site-id'), header('wix-account-id'));
  if (isForeignPage(base, caller, header)) throw new ForeignPage();
  if (route.isOpen) return caller ?? { role: 'anonymous' };
  if (!caller || caller.role === 'anonymous') throw new Unauthenticated();
  if (!hasRole(caller, route.allowedRoles)) throw new Forbidden();
  return caller;
}

/** Whether a page acts for the merchant that may not. */
const isForeignPage = (base: Base, caller: Caller | undefined, header: CallRequest['header']): boolean =>
  caller?.role === 'merchant' && !isMerchantPage(base, header('origin'));

interface Execution {
  context: Context;
  /** How often all data was replaced before the caller was identified. */
  replacements: number;
  /** Whether a repetition gets the same response. */
  isKeyed: boolean;
}

/**
 * Runs the handler of a route. Failures of keyed writes are replies too,
 * so that a repetition gets the same one.
 */
async function execute(
  route: Route,
  raw: RawRequest,
  { context, replacements, isKeyed }: Execution,
): Promise<Reply | Response> {
  const handler = route.id === 'graphql.graphqlQuery' ? graphqlQuery : handlerOf(route.id);
  const input = readInput(route, raw, context.caller);
  const used = completeMedia(context, route.media, input);
  const { db } = context;
  try {
    const handle =
      typeof handler === 'function' ? () => handler(input, context) : await handler.prepare(input, context);
    if (route.effect === 'read') return replyOf(handle(), context);
    return db.write(() => {
      checkNotReplaced(db, replacements);
      const reply = replyOf(handle(), context);
      for (const fileId of used) noteUse(context, fileId);
      return reply;
    });
  } catch (error) {
    const known = knownFailure(error, route);
    if (!isKeyed || !(known instanceof Failure) || db.replacements !== replacements) throw known;
    return failure(known, route);
  }
}

const replyOf = (output: object, context: Context): Reply | Response =>
  output instanceof Response ? output : success(output, originsOf(context));

async function finish({ clock }: Base, reply: Reply | Response): Promise<CallResponse> {
  return reply instanceof Response
    ? fromResponse(reply, headersAt(clock.now()))
    : jsonResponse(reply, clock.now());
}
