/** What the page of every call states in the same order: roles, errors, paging, repeated requests, retries and rate limit. */
import { capitalise, type Operation, STATUS_ERRORS } from 'storewire-tools';
import { type Contract, statusesOf } from './contract.ts';
import { clientErrorLink } from './links.ts';
import { link } from './page.ts';

/** Statuses of the error responses of a call. */
const errorStatuses = (contract: Contract, call: Operation): number[] =>
  statusesOf(contract, call).filter((status) => status >= 400);

/** The facts as a list. A fact that a call does not have is `none`. */
export const behaviourOf = (contract: Contract, call: Operation): string[] => [
  `- **Roles** ${call.allowedRoles.join(', ') || 'anyone'}${call.open ? ', without a token too' : ''}`,
  `- **Errors** ${errorsOf(contract, call)}`,
  `- **Paging** ${pagingOf(call)}`,
  `- **The same request again** ${repeatOf(call)}`,
  `- **Retries** ${retriesOf(call)}`,
  `- **Rate limit** ${rateLimitOf(contract, call)}`,
];

function errorsOf(contract: Contract, call: Operation): string {
  const count = call.applicationErrors.length;
  const own = count === 0 ? 'no codes of its own' : `${count} ${count === 1 ? 'code' : 'codes'} of its own`;
  return `[${own}, statuses ${errorStatuses(contract, call).join(', ')}](#errors)`;
}

function pagingOf({ paging, name }: Operation): string {
  if (!paging) return 'none';
  const { kind, request, items } = paging;
  return `by ${kind}: \`${request}\` of the input, \`${items}\` of the response. \`${name}Pages\` and \`use${capitalise(name)}Infinite\` read ${link('all pages', 'guides/lists')}`;
}

const REPEATS = {
  same: 'succeeds and changes nothing more',
  error: 'fails and changes nothing',
  again: 'takes effect again',
};

function repeatOf({ described }: Operation): string {
  const repeat = described['x-repeat'];
  return repeat ? REPEATS[repeat] : 'changes nothing';
}

function retriesOf({ effect, secret }: Operation): string {
  const guide = link('up to 2', 'guides/errors');
  if (effect === 'navigate') return 'none: the browser sends the request';
  if (secret) return 'none: its request has secrets, and is sent once';
  if (effect === 'read') return `${guide}, after network failures, timeouts and transient statuses`;
  return `none without an idempotency key, ${guide} with one`;
}

function rateLimitOf(contract: Contract, call: Operation): string {
  const throttled = STATUS_ERRORS.find(({ status }) => status === 429);
  if (!throttled || !errorStatuses(contract, call).includes(429)) return 'none';
  return `${clientErrorLink(throttled)} with \`Retry-After\`; the platform documents no number of requests`;
}
