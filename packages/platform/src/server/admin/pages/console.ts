/** The console: the list of all actions, the form of each, and pages with emails and requests. */
import { createHash, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { PlatformActions } from '../../../../generated/actions.ts';
import { Failure, InvalidInput } from '../../../kernel/errors/failure.ts';
import { BoundedMap } from '../../../kernel/values/bounded-map.ts';
import { formOf, MAX_BYTES } from '../../http/body.ts';
import { fromRequest } from '../../http/message.ts';
import { failure } from '../../http/respond.ts';
import { actionNamed, actions, areas, type NamedAction } from '../actions/index.ts';
import { type AdminOptions, methodsOf } from '../actions/run.ts';
import { inputOfText } from '../shared/text-input.ts';
import { actionForm, FORM_ID } from './form.ts';
import { CONSOLE_STYLE_SOURCE, consolePage, type Markup } from './layout.ts';
import { mailsPage } from './mails.ts';
import { requestsPage } from './requests.ts';

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
  app.get('/', () => respond(consolePage('/__dev', 'Local platform', actionList(platform))));
  app.get('/inbox', ({ req }) =>
    respond(consolePage('/__dev/inbox', 'Emails', mailsPage(platform, new URL(req.url).searchParams))),
  );
  app.get('/requests', ({ req }) =>
    respond(
      consolePage('/__dev/requests', 'Requests', requestsPage(platform, new URL(req.url).searchParams)),
    ),
  );
  app.get('/actions/:name', ({ req }) => {
    const action = actionNamed(req.param('name'));
    return action ? respond(actionPage(action, new URL(req.url).searchParams)) : noSuchPage();
  });
  const submit = async (action: NamedAction, values: URLSearchParams): Promise<Outcome> => {
    try {
      return { output: await runAction(action, inputOfText(action.input, values)) };
    } catch (error) {
      if (error instanceof Failure) return { error };
      throw error;
    }
  };
  // a form that is sent twice with the same values runs its action once
  const outcomes = new BoundedMap<Promise<Outcome>>(100);
  app.post('/actions/:name', async ({ req }) => {
    const action = actionNamed(req.param('name'));
    if (!action) return noSuchPage();
    const values = await formOf(fromRequest(req.raw), MAX_BYTES);
    if (values instanceof Failure)
      return respond(actionPage(action, new URLSearchParams(), { error: values }), failure(values).status);
    const form = values.get(FORM_ID) ?? randomUUID();
    values.delete(FORM_ID);
    const submission = createHash('sha256').update([action.name, form, values].join(' ')).digest('base64url');
    const outcome = await (outcomes.get(submission) ?? outcomes.add(submission, submit(action, values)));
    return respond(actionPage(action, values, outcome), outcome.error ? 400 : 200);
  });
  app.notFound(noSuchPage);
  app.onError((error) => {
    onFault(error, 'console');
    return respond(consolePage('/__dev', 'Error', html`<p>The platform has failed.</p>`), 500);
  });
  return app;
}

const respond = async (content: Markup, status = 200): Promise<Response> =>
  new Response(String(await content), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
  });

const noSuchPage = (): Promise<Response> =>
  respond(consolePage('/__dev', 'Not found', html`<p>There is no such page.</p>`), 404);

function actionList(platform: PlatformActions): Markup {
  const { now, isRunning } = platform.getClock();
  const groups = Object.keys(areas).map((area) => {
    const entries = actions
      .filter((action) => action.area === area)
      .map(
        ({ name, summary }) => html`<dt><a href="/__dev/actions/${name}">${name}</a></dt><dd>${summary}</dd>`,
      );
    return html`<section><h2>${area}</h2><dl>${entries}</dl></section>`;
  });
  return html`<p>It is for development and tests: it takes no real payments and protects nothing. Its clock says ${now}
and is ${isRunning ? 'running' : 'stopped'}. The same actions are an HTTP API
(<a href="/__dev/openapi.json">OpenAPI 3.1</a>) and methods of <code>createPlatform()</code>.</p>
<div class="groups">${groups}</div>`;
}

/** What an action returned, or why it was not carried out. */
interface Outcome {
  output?: unknown;
  error?: Failure;
}

function actionPage(action: NamedAction, values: URLSearchParams, { output, error }: Outcome = {}): Markup {
  const { name, summary, effect, path } = action;
  const violations = error instanceof InvalidInput ? error.violations : [];
  const isRefused = error !== undefined && violations.length === 0;
  return consolePage(
    '/__dev',
    name,
    html`<p>${summary}</p><p class="quiet"><code>${effect === 'read' ? 'GET' : 'POST'} /__dev${path}</code></p>
${isRefused ? html`<p role="alert" class="bad">${error.message}</p>` : ''}${actionForm(action, values, violations)}
${output === undefined ? '' : result(output)}`,
  );
}

/** JSON, in which URLs are links. */
function result(output: unknown): Markup {
  const parts = JSON.stringify(output, null, 2).split(/(?<=")(https?:\/\/[^"\\]+)(?=")/);
  const linked = parts.map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part));
  return html`<h2 id="result">Result</h2><p role="status" class="good">Done.</p><pre>${linked}</pre>`;
}
