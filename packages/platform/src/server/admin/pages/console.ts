/** The console: pages that show the platform, and forms for each action. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { PlatformActions } from '../../../../generated/actions.ts';
import { jsonSchemaOf } from '../../../kernel/actions/json-schema.ts';
import { Failure, InvalidInput } from '../../../kernel/errors/failure.ts';
import { actionNamed, actions, areas, type NamedAction } from '../actions/index.ts';
import { type AdminOptions, methodsOf } from '../actions/run.ts';
import { inputOfText } from '../shared/text-input.ts';
import { dataPage, entityPage, itemPage } from './data.ts';
import { deliveryPage } from './delivery.ts';
import { eventPage, eventsPage } from './events.ts';
import { actionForm } from './form.ts';
import { CONSOLE_STYLE_SOURCE, type Markup } from './layout.ts';
import { passkeyPage } from './passkey.ts';
import { faultsPage, requestsPage } from './requests.ts';
import { type ConsolePath, consolePage, json, type PageInput } from './shell.ts';
import { accountsPage, clockPage, inboxPage, overviewPage, settingsPage, snapshotsPage } from './shop.ts';

/** No script, nothing from elsewhere, and no frame. */
const POLICY = [
  "default-src 'none'",
  `style-src ${CONSOLE_STYLE_SOURCE}`,
  'img-src data:',
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** The app of the console, at the paths that it has in the platform. */
export function createConsole({ runAction, onFault }: AdminOptions): Hono {
  const app = new Hono({ strict: false }).basePath('/__dev');
  // the interface is generated from the table that the methods are made from
  const platform = methodsOf(runAction) as unknown as PlatformActions;
  const respond = async (content: Markup, status = 200): Promise<Response> =>
    new Response(String(await content), {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
    });
  const notFound = (path: ConsolePath, { message }: Failure): Promise<Response> =>
    respond(consolePage(path, alert(message), { title: 'Not found' }), 404);
  const show = (path: ConsolePath, pattern: string, make: Make): void => {
    app.get(pattern, ({ req }) => {
      const { pathname, searchParams: query } = new URL(req.url);
      const done = query.get('done') ?? undefined;
      try {
        const { title, main } = make({ platform, query }, req.param());
        return respond(consolePage(path, main, { title, done }));
      } catch (error) {
        if (error instanceof Failure) return notFound(path, error);
        if (!(error instanceof TypeError)) throw error;
        // a filter that was typed by hand
        if (query.size > 0) return new Response(null, { status: 303, headers: { location: pathname } });
        return respond(consolePage(path, alert(error.message), { title: 'Invalid input' }), 400);
      }
    });
  };
  show('/__dev', '/', (input) => ({ main: overviewPage(input) }));
  show('/__dev/settings', '/settings', (input) => ({ main: settingsPage(input) }));
  show('/__dev/accounts', '/accounts', (input) => ({ main: accountsPage(input) }));
  show('/__dev/inbox', '/inbox', (input) => ({ main: inboxPage(input) }));
  show('/__dev/events', '/events', (input) => ({ main: eventsPage(input) }));
  show('/__dev/events', '/events/:id', (input, { id = '' }) => ({
    title: 'Event',
    main: eventPage(input, id),
  }));
  show('/__dev/requests', '/requests', (input) => ({ main: requestsPage(input) }));
  show('/__dev/faults', '/faults', (input) => ({ main: faultsPage(input) }));
  show('/__dev/clock', '/clock', (input) => ({ main: clockPage(input) }));
  show('/__dev/delivery', '/delivery', (input) => ({ main: deliveryPage(input) }));
  show('/__dev/data', '/data', (input) => ({ main: dataPage(input) }));
  show('/__dev/data', '/data/:entity', (input, { entity = '' }) => ({
    title: entity,
    main: entityPage(input, entity),
  }));
  show('/__dev/data', '/data/:entity/:id', (input, { entity = '', id = '' }) => ({
    title: entity,
    main: itemPage(input, entity, id),
  }));
  show('/__dev/snapshots', '/snapshots', (input) => ({ main: snapshotsPage(input) }));
  show('/__dev/actions', '/actions', () => ({ main: actionList() }));

  app.get('/actions/:name', ({ req }) => {
    const action = actionNamed(req.param('name'));
    return action ? respond(formPage(action, new URL(req.url).searchParams)) : missing();
  });
  app.post('/actions/:name', async ({ req }) => {
    const action = actionNamed(req.param('name'));
    if (!action) return missing();
    const values = new URLSearchParams(await req.text());
    const returnTo = values.get('returnTo');
    values.delete('returnTo');
    try {
      const output = await runAction(action, inputOfText(jsonSchemaOf(action.input, 'input'), values));
      if (returnTo !== null && /^\/__dev(\/[\w/-]*)?$/.test(returnTo))
        return new Response(null, { status: 303, headers: { location: `${returnTo}?done=${action.name}` } });
      return await respond(resultPage(action, output));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return respond(formPage(action, values, error), 400);
    }
  });

  app.post('/sign-in', async ({ req }) => {
    const memberId = new URLSearchParams(await req.text()).get('memberId') ?? '';
    const { pathname, search } = new URL(platform.createSignInLink({ memberId }).url);
    return new Response(null, { status: 303, headers: { location: pathname + search } });
  });
  app.get('/passkey', () => passkeyPage());

  const missing = (): Promise<Response> =>
    respond(consolePage('/__dev', html`<p>There is no such page.</p>`, { title: 'Not found' }), 404);
  app.notFound(missing);
  app.onError((error) => {
    if (error instanceof Failure) return notFound('/__dev', error);
    onFault(error, 'console');
    return respond(consolePage('/__dev', html`<p>The platform has failed.</p>`, { title: 'Error' }), 500);
  });
  return app;
}

const alert = (text: string): Markup => html`<p role="alert" class="bad">${text}</p>`;

type Make = (input: PageInput, path: Readonly<Record<string, string>>) => { title?: string; main: Markup };

function actionList(): Markup {
  const sections = Object.keys(areas).map((area) => {
    const own = actions.filter((action) => action.area === area);
    const entries = own.map(
      ({ name, summary }) => html`<dt><a href="/__dev/actions/${name}">${name}</a></dt><dd>${summary}</dd>`,
    );
    return html`<h2>${area}</h2><dl>${entries}</dl>`;
  });
  return html`<p>The same actions are an HTTP API (<a href="/__dev/openapi.json">OpenAPI 3.1</a>)
and methods of <code>createPlatform()</code>.</p>${sections}`;
}

function formPage(action: NamedAction, values: URLSearchParams, problem?: Failure): Markup {
  const violations = problem instanceof InvalidInput ? problem.violations : [];
  const message = problem && violations.length === 0 ? alert(problem.message) : '';
  const main = html`<p>${action.summary}</p>${message}${actionForm(action, { values, violations })}`;
  return consolePage('/__dev/actions', main, { title: action.name });
}

const resultPage = (action: NamedAction, output: unknown): Markup =>
  consolePage(
    '/__dev/actions',
    html`<p role="status" class="good">Done.</p>${json(output)}<p><a href="/__dev/actions/${action.name}">Run it again</a></p>`,
    { title: action.name },
  );
