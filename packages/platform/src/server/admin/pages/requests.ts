/** The page of the console with the log of requests. */
import { html } from 'hono/html';
import type { PlatformActions } from '../../../../generated/actions.ts';
import { filterForm, type Markup } from './layout.ts';

type LoggedRequest = ReturnType<PlatformActions['listRequests']>['requests'][number];

/** Connections that were reset have no status. */
const isGood = (status: number): boolean => status >= 200 && status < 400;

export function requestsPage(platform: PlatformActions, query: URLSearchParams): Markup {
  const call = query.get('call') ?? '';
  const isFailed = query.get('failed') === 'on';
  const requests = platform
    .listRequests({ limit: 1000 })
    .requests.filter((each) => each.call.includes(call) && !(isFailed && isGood(each.status)));
  const checked = isFailed ? html` checked` : '';
  const failures = html`<label class="check"><input type="checkbox" name="failed"${checked}> Failures only</label>`;
  return html`<p>The latest requests, without headers, queries and bodies, until
<a href="/__dev/actions/clearRequests">clearRequests</a>. <a href="/__dev/actions/addFault">addFault</a> makes some fail.</p>
${filterForm('call', 'Call', call, failures)}
${requests.length === 0 ? html`<p class="quiet">None.</p>` : table(requests)}`;
}

/** The table scrolls in itself where it is wider than the page. */
const table = (requests: readonly LoggedRequest[]): Markup =>
  html`<div class="scroll" role="region" aria-label="Requests" tabindex="0"><table><thead><tr>
<th scope="col">Status</th><th scope="col">Request</th><th scope="col">Call</th><th scope="col">Caller</th><th scope="col">ms</th><th scope="col">Time</th>
</tr></thead><tbody>${requests.map(row)}</tbody></table></div>`;

const row = ({ time, method, path, call, caller, status, problem, milliseconds }: LoggedRequest): Markup =>
  html`<tr><td><span class="${isGood(status) ? 'good' : 'bad'}">${status || 'reset'}</span> ${problem ?? ''}</td>
<td>${method} ${path}</td><td><a href="/__dev/requests?call=${encodeURIComponent(call)}">${call}</a></td>
<td>${caller}</td><td>${milliseconds}</td><td>${time}</td></tr>`;
