import { ANN, type Mail } from './accounts.ts';
import type { Push } from './factors.ts';
import { RELYING_PARTY } from './passkeys.ts';

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
  main { max-width: 26rem; margin: 10vh auto; padding: 0 1rem; overflow-wrap: anywhere }
  form, label { display: grid; gap: 0.5rem }
  form { gap: 1rem }
  input, button { font: inherit; min-height: 2.75rem; padding: 0 0.75rem }`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title><link rel="icon" href="data:,"><style>${STYLE}</style><main><h1>${title}</h1>${body}</main></html>`;

/** The page where a member signs in. It carries the authorization request through the form. */
export function loginPage(request: string, complaint = ''): string {
  return page(
    'Sign in',
    `<p role="alert">${escaped(complaint)}</p><form method="post" action="/oauth2/login">
      <input type="hidden" name="request" value="${escaped(request)}">
      <label>E-mail <input name="email" type="email"></label>
      <label>Password <input name="password" type="password"></label>
      <button name="action" value="login">Sign in</button><button name="action" value="cancel" formnovalidate>Cancel</button></form>
      <p>This page replaces that of the platform. To try it out: ${ANN.email}, password “${ANN.password}”.</p>`,
  );
}

const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page in a hidden frame, which posts the answer to its parent. */
export function messagePage(message: unknown, targetOrigin: string): string {
  return page('Answer', `<script>parent.postMessage(${literal(message)}, ${literal(targetOrigin)})</script>`);
}

/** A page of the platform, such as the checkout. Only links to http and https URLs are shown. */
export function hostedPage({ purpose = '', ...callbacks }: Readonly<Record<string, string>>): string {
  const links = Object.entries(callbacks)
    .filter(([, url]) => /^https?:\/\//.test(url))
    .map(
      ([name, url]) =>
        `<p><a href="${escaped(url)}">${name === 'thankYouPageUrl' ? 'Complete' : 'Back'}: ${escaped(name)}</a></p>`,
    );
  return page(
    escaped(purpose),
    `<p>This page replaces that of the platform. Nothing is paid.</p>${links.join('') || '<p>The request has no callback URL.</p>'}`,
  );
}

export const textPage = (title: string, text: string): string =>
  page(escaped(title), `<p>${escaped(text)}</p>`);

/** The mails and messages that would have been sent, and what the owner of the shop would do. */
export function mailPage(mails: readonly Mail[], pushes: readonly Push[]): string {
  const shown = mails.map(
    ({ to, subject, text, link }) =>
      `<article><h2>${escaped(subject)}</h2><p>To ${escaped(to)}</p><p>${escaped(text)}</p>${link ? `<p><a href="${escaped(link)}">${escaped(link)}</a></p>` : ''}</article>`,
  );
  const asked = pushes.map(
    ({ to, transactionId, isConfirmed }) =>
      `<form method="post" action="/pushes/confirm"><p>Is it you who signs in as ${escaped(to)}?</p><input type="hidden" name="transactionId" value="${transactionId}">
      ${isConfirmed ? '<p>You said yes.</p>' : '<button>Yes, it is me</button>'}</form>`,
  );
  return page(
    'Mails',
    `<p>These mails were not sent: this server is for trying out.</p>${shown.join('') || '<p>There are none yet.</p>'}
      <h2>On the phone</h2>${asked.join('') || '<p>There is nothing yet.</p>'}
      <h2>Owner of the shop</h2><form method="post" action="/members/approve">
      <label>E-mail of a member <input name="email" type="email" value="needs-approval@example.com"></label> <button>Approve</button></form>`,
  );
}

/** Makes a passkey on the device that shows this page, and keeps its public half. */
export function passkeyPage(email: string): string {
  const publicKey = {
    rp: { id: RELYING_PARTY, name: 'Trying out' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  };
  return page(
    'Passkey',
    `<p>For trying out. It is for ${escaped(email)} on this server, until that stops.</p><button>Make a passkey</button><p role="status"></p>
    <script>
      const say = (text) => { document.querySelector('[role=status]').textContent = text };
      document.querySelector('button').onclick = async () => {
        try {
          if (location.hostname !== ${literal(RELYING_PARTY)}) throw new Error('Open this page at ' + ${literal(RELYING_PARTY)} + '.');
          const [id, challenge] = [crypto.getRandomValues(new Uint8Array(16)), new Uint8Array(32)];
          const user = { id, name: ${literal(email)}, displayName: ${literal(email)} };
          const made = await navigator.credentials.create({ publicKey: { ...${literal(publicKey)}, user, challenge } });
          const key = btoa(String.fromCharCode(...new Uint8Array(made.response.getPublicKey())));
          await fetch('/passkeys', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: ${literal(email)}, id: made.id, publicKey: key }) });
          say('The passkey is made.');
        } catch (error) {
          say(error.message);
        }
      };
    </script>`,
  );
}
