/** The page of the console with the emails that would have been sent. */
import { html } from 'hono/html';
import type { PlatformActions } from '../../../../generated/actions.ts';
import { filterForm, type Markup } from './layout.ts';

type Mail = ReturnType<PlatformActions['listMails']>['mails'][number];

export function mailsPage(platform: PlatformActions, query: URLSearchParams): Markup {
  const to = query.get('to') ?? '';
  const { mails, total } = platform.listMails({ to: to || undefined, limit: 100 });
  const shown = total > mails.length ? html`<p>The latest ${mails.length} of ${total}.</p>` : '';
  return html`<p>Emails are not sent. They are all here, until <a href="/__dev/actions/clearMails">clearMails</a>.</p>
${filterForm('to', 'To', to)}${shown}
${mails.length === 0 ? html`<p class="quiet">None.</p>` : html`<ul class="cards">${mails.map(card)}</ul>`}`;
}

const card = ({ subject, to, sentDate, language = 'en', text, code, link }: Mail): Markup =>
  html`<li><h2 dir="auto">${subject}</h2><p class="quiet">To ${to}, ${sentDate}</p>
<p class="text" lang="${language}" dir="auto">${text}</p>
${code === undefined ? '' : html`<p>Code: <strong>${code}</strong></p>`}
${link === undefined ? '' : html`<p>${linkOrText(link)}</p>`}</li>`;

/** Text of callers may be in a link, so that only http and https are linked. */
const linkOrText = (link: string): Markup =>
  /^https?:\/\//.test(link) ? html`<a href="${link}">${link}</a>` : html`${link}`;
