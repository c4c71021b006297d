import type { AuthorizeRequest, CreateRedirectSessionInput, RedirectSession } from 'storewire';
import { defineService } from '../../../kernel/calls/service.ts';
import { checkUrl } from '../../../kernel/context/allow-list.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { invalid, NotFound } from '../../../kernel/errors/failure.ts';
import type { Received } from '../../../kernel/inputs/received.ts';
import { originsOf, productPath } from '../../../kernel/settings/stored-origin.ts';
import { quoteStored } from '../../carts/cart-quote.ts';
import { isReady } from '../../carts/placing/check-cart.ts';
import { claimCart } from '../../carts/save-cart.ts';
import { rememberOrigin } from '../../identity/authorization.ts';
import { visitorOf } from '../../identity/sign-in.ts';
import { pageUrl, startVisit } from '../../identity/visits.ts';
import { catalogOf } from '../../items/current-catalog.ts';
import type { Purpose, Visit } from '../../members/secret-kinds.ts';

type RedirectInput = Received<CreateRedirectSessionInput>;

export const redirects = defineService('redirects', {
  handlers: {
    createRedirectSession: (input, context) => {
      for (const [name, url] of Object.entries(input.callbacks ?? {}))
        checkUrl(context, `callbacks.${name}`, url);
      checkUrl(context, 'origin', input.origin);
      const id = context.ids.uuid();
      const { path, parameters, session }: Destination = input.auth
        ? authorization(context, input.auth)
        : visit(context, input);
      const all = { ...parameters, ...input.preferences?.additionalQueryParameters };
      const fullUrl = pageUrl(context, path, all);
      const [endpoint = fullUrl] = fullUrl.split('?');
      if (fullUrl.length > MAX_URL_LENGTH)
        invalid('', 'MAX_LENGTH', `The URL would have more than ${MAX_URL_LENGTH} characters`, {
          threshold: MAX_URL_LENGTH,
        });
      const redirectSession: RedirectSession = {
        id,
        fullUrl,
        urlDetails: { endpoint, searchParams: all },
        sessionToken: session ?? null,
        shortUrl: fullUrl,
      };
      context.emit('wix.headless.v1.redirect_session_created', id, {
        entity: { ...redirectSession, ...WITHOUT_SECRETS(redirectSession) },
      });
      return { redirectSession };
    },
  },
});

const MAX_URL_LENGTH = 2048;

/** An event must not contain what lets its reader continue the visit. */
const WITHOUT_SECRETS = ({ urlDetails }: RedirectSession) => {
  const endpoint = urlDetails?.endpoint ?? '';
  return { fullUrl: endpoint, shortUrl: endpoint, urlDetails: { endpoint }, sessionToken: null };
};

/** The authorization request, as the endpoint takes it. */
function authorization(
  context: Context,
  { authRequest, prompt }: NonNullable<RedirectInput['auth']>,
): Destination {
  const request: Received<AuthorizeRequest> =
    authRequest ?? invalid('auth.authRequest', 'REQUIRED_FIELD', 'must be present');
  const field = (name: keyof AuthorizeRequest): string => `auth.authRequest.${name}`;
  const { clientId, redirectUri, responseMode, codeChallenge } = request;
  if (clientId !== context.shop.clientId)
    invalid(field('clientId'), 'VALIDATION', 'is not the OAuth client of this shop');
  if (responseMode !== 'web_message') {
    if (!redirectUri) invalid(field('redirectUri'), 'REQUIRED_FIELD', 'must be present');
    checkUrl(context, field('redirectUri'), redirectUri);
  }
  if (codeChallenge)
    rememberOrigin(context, codeChallenge, {
      visitorId: visitorOf(context),
      origin: context.header('origin'),
    });
  const given = { ...request, prompt: prompt ?? request.prompt ?? 'login' };
  return {
    path: '/oauth2/authorize',
    parameters: Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  };
}

/**
 * Pages by purpose. What the platform does not have, such as bookings,
 * has a page that leads back to the site.
 */
const PATHS: Readonly<Partial<Record<Purpose, string>>> = {
  login: '/sign-in',
  logout: '/logout',
  ecomCheckout: '/checkout',
};

/** Where a redirect session leads. Pages of the platform belong to a visit, whose secret is `session`. */
interface Destination {
  path: string;
  parameters: Record<string, string>;
  session?: string;
}

function visit(context: Context, { callbacks = {}, ...input }: RedirectInput): Destination {
  const purpose = PURPOSES.find((each) => input[each] !== undefined);
  if (!purpose) invalid('', 'REQUIRED_FIELD', `must have one of ${PURPOSES.join(', ')}`);
  const details = input[purpose] ?? {};
  if (input.logout?.clientId !== undefined && input.logout.clientId !== context.shop.clientId)
    invalid('logout.clientId', 'VALIDATION', 'is not the OAuth client of this shop');
  if (input.storesProduct) return productPage(context, input.storesProduct.productSlug);
  const texts: [string, string][] = Object.entries(details).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const session = startVisit(context, {
    purpose,
    caller: context.caller,
    parameters: {
      ...Object.fromEntries(texts),
      ...(input.ecomCheckout && reviewOf(context, input.ecomCheckout.checkoutId)),
    },
    callbacks,
  });
  return { path: PATHS[purpose] ?? '/visit', parameters: { session }, session };
}

/** A page of the store front, if its URL is known. */
function productPage(context: Context, slug = ''): Destination {
  if (!catalogOf(context).productBySlug(context, slug)) throw new NotFound();
  const { storeUrl } = context.settings;
  return {
    path: storeUrl ? originsOf(context).store + productPath(slug) : productPath(slug),
    parameters: {},
  };
}

/** A checkout that needs nothing any more was reviewed by the buyer at the store front. */
function reviewOf(context: Context, id: string | undefined): Visit['parameters'] {
  const cart = claimCart(
    context,
    id ?? invalid('ecomCheckout.checkoutId', 'REQUIRED_FIELD', 'must be present'),
  );
  return isReady(context, cart, quoteStored(context, cart)) ? { isReviewed: 'true' } : {};
}

const PURPOSES = [
  'login',
  'logout',
  'ecomCheckout',
  'bookingsCheckout',
  'eventsCheckout',
  'paidPlansCheckout',
  'storesProduct',
  'bookingsBook',
  'ecomOrderPaymentRequest',
] as const satisfies readonly Purpose[];
