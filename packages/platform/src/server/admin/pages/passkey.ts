/**
 * The page of the console that creates a passkey on the device that shows it, for trying out second factors.
 */
import { html } from 'hono/html';
import { MORGAN } from '../../../features/identity/samples.ts';
import { RELYING_PARTY } from '../../../features/members/passkeys.ts';
import { field, hidden } from '../../../kernel/pages/forms.ts';
import { literal, page } from '../../../kernel/pages/layout.ts';

/** Creates the passkey when the form is submitted, and submits it with the public key. */
const SCRIPT = `
const form = document.querySelector('form');
form.addEventListener('submit', async (event) => {
  if (form.elements.publicKey.value !== '') return;
  event.preventDefault();
  const status = document.querySelector('[role=status]');
  try {
    const bytes = (length) => crypto.getRandomValues(new Uint8Array(length));
    const name = form.elements.email.value;
    const { id, response } = await navigator.credentials.create({
      publicKey: {
        rp: { id: ${literal(RELYING_PARTY)}, name: 'Local platform' },
        user: { id: bytes(16), name, displayName: name },
        challenge: bytes(32),
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      },
    });
    form.elements.id.value = id;
    form.elements.publicKey.value = btoa(String.fromCharCode(...new Uint8Array(response.getPublicKey())));
    form.requestSubmit();
  } catch (error) {
    status.textContent = error.message;
  }
});
`;

export const passkeyPage = (): Promise<Response> =>
  page({
    title: 'Create a passkey',
    body: html`<p>The passkey is for an account of this platform, and for pages that are opened at ${RELYING_PARTY}, as this one must be.</p>
      <noscript><p>A passkey needs JavaScript.</p></noscript>
      <p role="status"></p>
      <form method="post" action="/__dev/actions/addPasskey">
        ${hidden({ id: '', publicKey: '', returnTo: '/__dev/accounts' })}
        ${field({ label: 'Email address', name: 'email', type: 'email', autocomplete: 'username', value: MORGAN.email })}
        <button class="main">Create a passkey</button>
      </form>
      <nav aria-label="Console"><a href="/__dev/accounts">Accounts</a></nav>`,
    script: SCRIPT,
  });
