/** Adds the hosted pages to the app. Each belongs to a visit, whose secret is in its URL. */
import type { Hono, Context as HonoContext } from 'hono';
import { html } from 'hono/html';
import { showCheckout, submitCheckout, thankYouPage } from '../../features/carts/pages/checkout.ts';
import {
  passwordSetPage,
  problemPage,
  signedInPage,
  signedOutPage,
  signOut,
  visitPage,
} from '../../features/identity/pages/notes.ts';
import { providerPage, submitProvider } from '../../features/identity/pages/provider.ts';
import { recoveryPage, submitRecovery } from '../../features/identity/pages/recovery.ts';
import { showSignIn, submitSignIn } from '../../features/identity/pages/sign-in.ts';
import { CHANNEL } from '../../features/identity/sign-in-redirect.ts';
import type { VisitRequest } from '../../features/identity/visits.ts';
import { SIGN_IN, visitOf } from '../../features/identity/visits.ts';
import type { Visit } from '../../features/members/secret-kinds.ts';
import { takeSecret } from '../../features/members/secrets.ts';
import { type Base, type Context, contextOf } from '../../kernel/context/context.ts';
import { Failure, UnsupportedMediaType } from '../../kernel/errors/failure.ts';
import type { Form, PageRequest } from '../../kernel/pages/forms.ts';
import { literal, page } from '../../kernel/pages/layout.ts';
import { formOf, MAX_FORM_BYTES } from '../http/body.ts';
import { fromRequest } from '../http/message.ts';
import { orderPage } from './order.ts';
import { productPage } from './product.ts';

const FORMS = ['/sign-in', '/provider', '/checkout', '/recovery'];

interface PagesOptions {
  base: Base;
  /** Is called after each request, which may have written. */
  afterWrite: (path: string) => void;
  /** Receives faults of the platform, to which browsers get a page. */
  onFault: (error: unknown, path: string) => void;
}

export function addPages(app: Hono, { base, afterWrite, onFault }: PagesOptions): void {
  const visitor = { role: 'anonymous' } as const;
  app.on('POST', FORMS, (c, next) => (isForeignForm(base, c) ? problemPage('foreign') : next()));

  /** A page that anyone may open. */
  const open = (handle: (request: PageRequest) => Promise<Response> | Response) => async (c: HonoContext) => {
    // what a page does, such as signing a browser in, is not for whoever only asks whether it is there
    if (c.req.method === 'HEAD') return new Response(null, { status: 405, headers: { allow: 'GET' } });
    try {
      const form = await readForm(c);
      if (form instanceof Failure)
        return problemPage(form instanceof UnsupportedMediaType ? 'encoding' : 'form');
      const response = await handle({ context: pageContext(base, c, visitor), form });
      afterWrite(c.req.path);
      return response;
    } catch (error) {
      onFault(error, c.req.path);
      return problemPage('fault');
    }
  };

  /** A page of a visit: it acts for the caller who created the redirect session. */
  const ofVisit = (
    purposes: readonly Visit['purpose'][] | undefined,
    handle: (request: VisitRequest) => Promise<Response> | Response,
  ) =>
    open(async ({ context, form }) => {
      const session = form['session'] ?? '';
      const visit = visitOf(base, session);
      if (!visit || (purposes && !purposes.includes(visit.purpose))) return problemPage('expired');
      // the language of the buyer is that of the store front, not of the browser
      const header = (name: string) => (name === 'accept-language' ? undefined : context.header(name));
      return handle({ context: { ...context, header, caller: visit.caller }, form, visit, session });
    });

  app.get('/sign-in', ofVisit(['auth', 'login'], showSignIn));
  app.post('/sign-in', ofVisit(['auth', 'login'], submitSignIn));
  app.get(
    '/provider',
    ofVisit(SIGN_IN, ({ visit, session, form }) => providerPage(visit, session, form)),
  );
  app.post(
    '/provider',
    ofVisit(SIGN_IN, ({ context, visit, session, form }) => submitProvider(context, visit, session, form)),
  );
  app.get(
    '/logout',
    ofVisit(['logout'], ({ context, visit }) => signOut(context, visit)),
  );
  app.get('/checkout', ofVisit(['ecomCheckout'], showCheckout));
  app.post('/checkout', ofVisit(['ecomCheckout'], submitCheckout));
  app.get('/product-page/:slug', (c) => open((request) => productPage(request, c.req.param('slug')))(c));
  app.get('/order', open(orderPage));
  app.get('/thank-you', ofVisit(['ecomCheckout'], thankYouPage));
  app.get(
    '/visit',
    ofVisit(undefined, ({ visit }) => visitPage(visit)),
  );
  app.get(
    '/oauth2/message',
    open(({ context, form }) => messagePage(context, form['session'] ?? '')),
  );
  app.get(
    '/recovery',
    open(({ form }) => recoveryPage(form['recoveryToken'] ?? '')),
  );
  app.post(
    '/recovery',
    open(({ context, form }) => submitRecovery(context, form)),
  );
  app.get('/password-set', open(passwordSetPage));
  app.get('/signed-in', open(signedInPage));
  app.get('/signed-out', open(signedOutPage));
  app.get(
    '/problem',
    open(({ form }) => problemPage(form['reason'] ?? '')),
  );
}

/**
 * Whether a form was sent by a page of another origin. A page without a referrer sends `Origin: null`. Programs send
 * no `Origin`. A proxy may serve the platform with another scheme.
 */
function isForeignForm(base: Base, { req }: HonoContext): boolean {
  const origin = req.header('origin');
  if (origin === undefined || origin === base.origin()) return false;
  if (origin === 'null') return req.header('sec-fetch-site') !== 'same-origin';
  return URL.parse(origin)?.host !== new URL(req.url).host;
}

const pageContext = (base: Base, { req }: HonoContext, caller: Context['caller']): Context =>
  contextOf(base, { caller, scope: 'page', header: (name) => req.header(name) });

async function readForm({ req }: HonoContext): Promise<Form | Failure> {
  const query = req.query();
  if (req.method !== 'POST') return query;
  const fields = await formOf(fromRequest(req.raw), MAX_FORM_BYTES);
  return fields instanceof Failure ? fields : { ...query, ...Object.fromEntries(fields) };
}

/** The page of a hidden frame, or of a popup: it posts its message once. */
function messagePage(context: Context, secret: string): Promise<Response> {
  const found = context.db.write(() => takeSecret(context, 'message', secret));
  const { message, target = '' } = found ?? {};
  const isChannel = target.startsWith(CHANNEL);
  const script = isChannel
    ? `new BroadcastChannel(${literal(target.slice(CHANNEL.length))}).postMessage(${literal(message)})`
    : `parent.postMessage(${literal(message)}, ${literal(target)})`;
  return page({
    title: 'Sign-in',
    body: html`<p>You can close this page.</p>`,
    ...(target !== '' && { script }),
    // a page without a message reveals nothing
    frameAncestors: isChannel ? "'none'" : target || '*',
  });
}
