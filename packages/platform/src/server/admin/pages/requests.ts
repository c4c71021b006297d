/** Pages of the console about requests: the log, and fault rules. */
import { html } from 'hono/html';
import { formOf } from './form.ts';
import type { Markup } from './layout.ts';
import { actionButton, filterForm, type PageInput, table } from './shell.ts';

const isGood = (status: number): boolean => status >= 200 && status < 400;

export function requestsPage({ platform, query }: PageInput): Markup {
  const call = query.get('call') || undefined;
  const isFailed = query.get('failed') === 'on';
  // connections that were reset have no status
  const requests = platform
    .listRequests({ call, limit: 1000 })
    .requests.filter(({ status }) => !isFailed || !isGood(status))
    .slice(0, 200);
  const rows = requests.map((request) => [
    request.time,
    html`${request.method} ${request.path}`,
    html`<a href="/__dev/requests?call=${encodeURIComponent(request.call)}">${request.call}</a>`,
    request.caller,
    html`<span class="${isGood(request.status) ? 'good' : 'bad'}">${request.status || 'reset'}</span>
${request.problem ?? ''}`,
    request.milliseconds,
  ]);
  const checked = isFailed ? html` checked` : '';
  const failuresOnly = html`<label class="check"><input type="checkbox" name="failed"${checked}> Failures only</label>`;
  return html`<p>The latest requests, without headers, queries and bodies.</p>
${filterForm('call', 'Call', { value: call, more: failuresOnly })}
${table('Requests', ['Time', 'Request', 'Call', 'Caller', 'Status', 'ms'], rows)}
${actionButton('clearRequests', 'Empty the log', {}, { returnTo: '/__dev/requests', isDanger: true })}`;
}

export function faultsPage({ platform }: PageInput): Markup {
  const returnTo = '/__dev/faults';
  const rows = platform
    .listFaults()
    .faults.map(({ id, kind, call, header, headerValue, times, ...rest }) => [
      kind,
      call ?? 'any',
      header === undefined ? 'any' : `${header}: ${headerValue ?? 'any'}`,
      times ?? 'always',
      rest.example ?? rest.milliseconds ?? rest.retryAfterSeconds ?? '',
      actionButton('removeFault', `Remove ${id}`, { id }, { returnTo }),
    ]);
  return html`<p>Of several rules that match a request, the first is applied.</p>
${table('Fault rules', ['Fault', 'Call', 'Header', 'Times', 'Detail', 'Actions'], rows)}
${rows.length === 0 ? '' : actionButton('clearFaults', 'Remove all', {}, { returnTo, isDanger: true })}
<h2>Add a rule</h2>${formOf('addFault', { returnTo, submit: 'Add the rule' })}`;
}
