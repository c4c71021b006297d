/** The admin API over HTTP: one route per action, and its description. */
import { Hono } from 'hono';
import { ApplicationError, invalid } from '../../kernel/errors/failure.ts';
import { MAX_JSON_BYTES } from '../../seeds/exchange.ts';
import type { EventDelivery } from '../events/delivery.ts';
import { MAX_BYTES, textOf } from '../http/body.ts';
import { fromRequest, type Reply } from '../http/message.ts';
import { failure, isFault } from '../http/respond.ts';
import { actions, type NamedAction } from './actions/index.ts';
import type { AdminOptions } from './actions/run.ts';
import { ownPagesOnly } from './guard.ts';
import { inputOfText } from './shared/text-input.ts';

/** Where the app of the platform has the admin API and the console. */
const PREFIX = '/__dev';

const actionsByRoute = new Map(
  actions.map((action) => [`${action.effect === 'read' ? 'GET' : 'POST'} ${action.path}`, action]),
);

/** Everything under `/__dev`. The console is loaded with its first page. */
export function createAdmin(options: AdminOptions): Hono {
  const { base, runAction, delivery, version, onFault } = options;
  const admin = new Hono();
  admin.use(ownPagesOnly(base));
  admin.use(async ({ req }, next) => {
    const action = actionsByRoute.get(`${req.method} ${req.path.slice(PREFIX.length)}`);
    if (!action) return next();
    try {
      return Response.json(await runAction(action, await inputOf(action, req.raw)));
    } catch (error) {
      if (isActionFault(error)) onFault(error, action.name);
      const { status, body } = problemReply(error);
      return new Response(body, { status, headers: { 'content-type': 'application/json' } });
    }
  });
  admin.get('/openapi.json', async () => {
    const { describeActions } = await import('./openapi.ts');
    return Response.json(describeActions(base.origin(), version));
  });
  admin.post('/held-events', () => heldEvents(delivery));
  let console: Promise<Hono> | undefined;
  admin.all('*', async (context) => {
    console ??= import('./pages/console.ts').then(({ createConsole }) => createConsole(options));
    return (await console).fetch(context.req.raw);
  });
  return admin;
}

/** Holds events for as long as the response is read: a command that is killed cannot leave them held. */
function heldEvents(delivery: EventDelivery): Response {
  let release: (() => void) | undefined;
  const body = new ReadableStream({
    start: (controller) => {
      release = delivery.hold();
      controller.enqueue(Buffer.from('held\n'));
    },
    cancel: () => release?.(),
  });
  return new Response(body);
}

async function inputOf(action: NamedAction, request: Request): Promise<unknown> {
  if (action.effect === 'read') return inputOfText(action.input, new URL(request.url).searchParams);
  const text = await textOf(
    fromRequest(request),
    action.name === 'importData' ? MAX_IMPORT_BYTES : MAX_BYTES,
  );
  try {
    return text === '' ? {} : (JSON.parse(text) as unknown);
  } catch {
    return invalid('', 'FORMAT', 'is not valid JSON');
  }
}

/** An import is as long as an export in one response. */
const MAX_IMPORT_BYTES = (MAX_JSON_BYTES / 3) * 4 + MAX_BYTES;

/** Codes of calls are no faults: actions share them. */
const isActionFault = (error: unknown): boolean => !(error instanceof ApplicationError) && isFault(error);

/** The reply for what an action has thrown. */
function problemReply(error: unknown): Reply {
  if (!(error instanceof ApplicationError)) return failure(error);
  const { code, data } = error;
  const details = { applicationError: { code, ...(data && { data }) } };
  return { status: 400, body: JSON.stringify({ message: code, details }) };
}
