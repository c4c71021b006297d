/** Pages of the console about the shop itself, its people and its state. */
import { html } from 'hono/html';
import { maySignIn } from '../../../features/members/accounts.ts';
import { formOf } from './form.ts';
import type { Markup } from './layout.ts';
import {
  actionButton,
  facts,
  filterForm,
  hiddenInputs,
  listPosition,
  type PageInput,
  pager,
  table,
} from './shell.ts';

export function overviewPage({ platform }: PageInput): Markup {
  const { publicKey, ...shop } = platform.getShop();
  const { now, isRunning } = platform.getClock();
  const { entities } = platform.listEntities();
  return html`<p>A local platform for development and tests. It takes no real payments and protects nothing.</p>
${facts({ time: `${now} (${isRunning ? 'running' : 'stopped'})`, ...shop })}
<h2>Public key of events</h2><pre>${publicKey}</pre>
<h2>Data</h2>${facts(Object.fromEntries(entities.filter(({ count }) => count > 0).map(({ name, count }) => [name, count])))}
<h2>Start over</h2><p>Deletes all data and fills the shop with its seed again.</p>
${actionButton('reset', 'Reset the shop', {}, { returnTo: '/__dev', isDanger: true })}`;
}

export function settingsPage({ platform }: PageInput): Markup {
  const values = Object.entries(platform.getSettings()).map(([name, value]): [string, string] => [
    name,
    Array.isArray(value) ? value.join(' ') : String(value),
  ]);
  return html`<p>A change is a part of the data: a reset removes it. An empty field changes nothing.</p>
${formOf('changeSettings', { returnTo: '/__dev/settings', submit: 'Save', values: new URLSearchParams(values) })}`;
}

export function accountsPage({ platform, query }: PageInput): Markup {
  const position = listPosition(query);
  const { accounts, total } = platform.listAccounts(position);
  const rows = accounts.map(({ id, email, nickname, status, createdDate }) => [
    email,
    maySignIn({ status })
      ? html`<div class="buttons">${browserButton(`Sign in as ${nickname || email}`, id)}
${actionButton('signInAs', `Tokens of ${nickname || email}`, { memberId: id })}</div>`
      : '',
    nickname,
    status,
    createdDate,
  ]);
  const roles = [
    ['visitor', 'a new visitor'],
    ['staff', 'a user of the staff'],
    ['app', 'an app'],
  ].map(([role = '', text]) => actionButton('issueToken', `Token of ${text}`, { role }));
  return html`<p>Signing in needs no password, and is for the hosted pages in this browser: a sign-in of a shop that shows no page is that of the member.</p>
${table('Accounts', ['Email', 'Sign in', 'Nickname', 'Status', 'Created'], rows)}
${pager('/__dev/accounts', {}, { ...position, total })}
<h2>Others</h2><div class="buttons">${roles}</div>`;
}

/** Signs the browser in, in one step. */
const browserButton = (text: string, memberId: string): Markup =>
  html`<form method="post" action="/__dev/sign-in">${hiddenInputs({ memberId })}<button>${text}</button></form>`;

export function inboxPage({ platform, query }: PageInput): Markup {
  const position = listPosition(query);
  const to = query.get('to') || undefined;
  const { mails, total } = platform.listMails({ to, ...position });
  const cards = mails.map(
    (mail) =>
      html`<li><h2 dir="auto">${mail.subject}</h2><p class="quiet">To ${mail.to}, ${mail.sentDate}</p>
<p class="text" lang="${mail.language ?? 'en'}" dir="auto">${mail.text}</p>
${mail.code === undefined ? '' : html`<p>Code: <strong>${mail.code}</strong></p>`}
${mail.link === undefined ? '' : html`<p>${linkOrText(mail.link)}</p>`}</li>`,
  );
  return html`<p>Emails are not sent. They are all here.</p>
${filterForm('to', 'To', { value: to })}
${cards.length === 0 ? html`<p class="quiet">None.</p>` : html`<ul class="cards">${cards}</ul>`}
${pager('/__dev/inbox', to === undefined ? {} : { to }, { ...position, total })}
${actionButton('clearMails', 'Delete all emails', {}, { returnTo: '/__dev/inbox', isDanger: true })}`;
}

/** Text of callers may be in a link, so that only http and https are linked. */
const linkOrText = (link: string): Markup =>
  /^https?:\/\//.test(link) ? html`<a href="${link}">${link}</a>` : html`${link}`;

const HOUR = 3_600_000;

const CLOCK_STEPS = [
  ['1 minute', 60_000],
  ['1 hour', HOUR],
  ['1 day', 24 * HOUR],
  ['30 days', 720 * HOUR],
] as const;

export function clockPage({ platform, query }: PageInput): Markup {
  const { now, isRunning } = platform.getClock();
  const returnTo = '/__dev/clock';
  const position = listPosition(query);
  const { jobs, total } = platform.listJobs(position);
  const rows = jobs.map(({ id, kind, due, failures, problem = '' }) => [
    kind,
    due ?? html`<span class="bad">Parked</span>`,
    failures,
    problem,
    failures === 0
      ? ''
      : html`<div class="buttons">${actionButton('retryJob', `Retry ${kind}`, { id }, { returnTo })}
${actionButton('deleteJob', `Delete ${kind}`, { id }, { returnTo, isDanger: true })}</div>`,
  ]);
  const steps = CLOCK_STEPS.map(([text, milliseconds]) =>
    actionButton('advanceClock', `Advance by ${text}`, { milliseconds: String(milliseconds) }, { returnTo }),
  );
  const toggle = isRunning
    ? actionButton('stopClock', 'Stop the clock', {}, { returnTo })
    : actionButton('runClock', 'Let time pass', {}, { returnTo });
  return html`<p>All dates, expiries and jobs follow this clock. It cannot be set back, except by a reset.</p>
${facts({ time: now, state: isRunning ? 'running' : 'stopped' })}<div class="buttons">${steps}${toggle}</div>
<h2>Set</h2>${formOf('setClock', { returnTo, submit: 'Set the clock', values: new URLSearchParams({ time: now }) })}
<h2>Jobs</h2><p>Work that starts at its time. A job that fails is repeated with growing pauses. After six failures, it is parked.</p>
${table('Jobs', ['Job', 'Due', 'Failures', 'Last failure', 'Actions'], rows)}
${pager(returnTo, {}, { ...position, total })}`;
}
