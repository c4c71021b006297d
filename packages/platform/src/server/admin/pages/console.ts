/** The console: pages that show the platform, and forms for each action. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { PlatformActions } from '../../../../generated/actions.ts';
import { Failure, InvalidInput } from '../../../kernel/errors/failure.ts';
import { actionNamed, actions, areas, type NamedAction } from '../actions/index.ts';
import { type AdminOptions, methodsOf, type RunAction } from '../actions/run.ts';
import { inputOfText } from '../shared/text-input.ts';
import { dataPage, entityPage, itemPage } from './data.ts';
import { deliveryPage } from './delivery.ts';
import { eventPage, eventsPage } from './events.ts';
import { actionForm } from './form.ts';
import { CONSOLE_STYLE_SOURCE, type Markup } from './layout.ts';
import { faultsPage, requestsPage } from './requests.ts';
import { type ConsolePath, consolePage, json, type PageInput } from './shell.ts';
import { accountsPage, clockPage, inboxPage, overviewPage, settingsPage } from './shop.ts';

/** No script, nothing from elsewhere, and no frame. */
const POLICY = [
  "default-src 'none'",
  `style-src ${CONSOLE_STYLE_SOURCE}`,
  'img-src data:',
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

type Make = (input: PageInput, path: Readonly<Record<string, string>>) => { title?: string; main: Markup };

/** Pages that only show: their place in the navigation, their pattern, and what they show. */
const PAGES: readonly (readonly [path: ConsolePath, pattern: string, make: Make])[] = [
  ['/__dev', '/', (input) => ({ main: overviewPage(input) })],
  ['/__dev/settings', '/settings', (input) => ({ main: settingsPage(input) })],
  ['/__dev/accounts', '/accounts', (input) => ({ main: accountsPage(input) })],
  ['/__dev/inbox', '/inbox', (input) => ({ main: inboxPage(input) })],
  ['/__dev/events', '/events', (input) => ({ main: eventsPage(input) })],
  ['/__dev/events', '/events/:id', (input, { id = '' }) => ({ title: 'Event', main: eventPage(input, id) })],
  ['/__dev/requests', '/requests', (input) => ({ main: requestsPage(input) })],
  ['/__dev/faults', '/faults', (input) => ({ main: faultsPage(input) })],
  ['/__dev/clock', '/clock', (input) => ({ main: clockPage(input) })],
  ['/__dev/delivery', '/delivery', (input) => ({ main: deliveryPage(input) })],
  ['/__dev/data', '/data', (input) => ({ main: dataPage(input) })],
  [
    '/__dev/data',
    '/data/:entity',
    (input, { entity = '' }) => ({ title: entity, main: entityPage(input, entity) }),
  ],
  [
    '/__dev/data',
    '/data/:entity/:id',
    (input, { entity = '', id = '' }) => ({ title: entity, main: itemPage(input, entity, id) }),
  ],
  ['/__dev/actions', '/actions', () => ({ main: actionList() })],
];

/** The app of the console, at the paths that it has in the platform. */
export function createConsole({ runAction, onFault }: AdminOptions): Hono {
  const app = new Hono({ strict: false }).basePath('/__dev');
  // the interface is generated from the table that the methods are made from
  const platform = methodsOf(runAction) as unknown as PlatformActions;
  for (const [path, pattern, make] of PAGES)
    app.get(pattern, ({ req }) => {
      const url = new URL(req.url);
      const content = (): ReturnType<Make> => make({ platform, query: url.searchParams }, req.param());
      return showPage(path, url, content);
    });
  addActionForms(app, runAction);
  app.post('/sign-in', async ({ req }) => {
    const memberId = new URLSearchParams(await req.text()).get('memberId') ?? '';
    const { pathname, search } = new URL(platform.createSignInLink({ memberId }).url);
    return new Response(null, { status: 303, headers: { location: pathname + search } });
  });
  app.notFound(noSuchPage);
  app.onError((error) => {
    if (error instanceof Failure) return notFound('/__dev', error);
    onFault(error, 'console');
    return respond(consolePage('/__dev', html`<p>The platform has failed.</p>`, { title: 'Error' }), 500);
  });
  return app;
}

/** Shows a page, or why its address is wrong. */
function showPage(
  path: ConsolePath,
  url: URL,
  content: () => ReturnType<Make>,
): Response | Promise<Response> {
  const { pathname, searchParams: query } = url;
  try {
    const { title, main } = content();
    return respond(consolePage(path, main, { title, done: query.get('done') ?? undefined }));
  } catch (error) {
    if (error instanceof Failure) return notFound(path, error);
    if (!(error instanceof TypeError)) throw error;
    // a filter that was typed by hand
    if (query.size > 0) return new Response(null, { status: 303, headers: { location: pathname } });
    return respond(consolePage(path, alert(error.message), { title: 'Invalid input' }), 400);
  }
}

function addActionForms(app: Hono, runAction: RunAction): void {
  app.get('/actions/:name', ({ req }) => {
    const action = actionNamed(req.param('name'));
    return action ? respond(formPage(action, new URL(req.url).searchParams)) : noSuchPage();
  });
  app.post('/actions/:name', async ({ req }) => {
    const action = actionNamed(req.param('name'));
    if (!action) return noSuchPage();
    const values = new URLSearchParams(await req.text());
    const returnTo = values.get('returnTo');
    values.delete('returnTo');
    try {
      const output = await runAction(action, inputOfText(action.input, values));
      if (returnTo !== null && /^\/__dev(\/[\w/-]*)?$/.test(returnTo))
        return new Response(null, { status: 303, headers: { location: `${returnTo}?done=${action.name}` } });
      return await respond(resultPage(action, output));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return respond(formPage(action, values, error), 400);
    }
  });
}

const respond = async (content: Markup, status = 200): Promise<Response> =>
  new Response(String(await content), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  });

const notFound = (path: ConsolePath, { message }: Failure): Promise<Response> =>
  respond(consolePage(path, alert(message), { title: 'Not found' }), 404);

const noSuchPage = (): Promise<Response> =>
  respond(consolePage('/__dev', html`<p>There is no such page.</p>`, { title: 'Not found' }), 404);

const alert = (text: string): Markup => html`<p role="alert" class="bad">${text}</p>`;

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
