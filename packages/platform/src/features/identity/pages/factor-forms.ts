/** What the sign-in page shows for second factors. */
import { html } from 'hono/html';
import type { MfaFactor } from 'storewire';
import { field, submit } from '../../../kernel/pages/forms.ts';
import { alertOf, type Html } from '../../../kernel/pages/layout.ts';
import type { SecondFactor } from '../../members/accounts.ts';
import type { Challenge } from '../../members/secret-kinds.ts';
import { type Step, signInUrl, stepUrl } from './sign-in-forms.ts';

/** Names of the factors, for people. */
const FACTOR_NAMES: ReadonlyMap<string, string> = new Map([
  ['WEBAUTHN', 'Passkey or security key'],
  ['PUSH', 'Message on your phone'],
  ['TOTP', 'Code from your authenticator app'],
  ['SMS', 'Code by text message'],
  ['CALL', 'Code by phone call'],
  ['EMAIL', 'Code by email'],
  ['PASSWORD', 'Password'],
  ['RECOVERY_CODE', 'Recovery code'],
]);

const PROOFS: ReadonlyMap<string, string> = new Map([
  ['SMS', 'smsData'],
  ['CALL', 'callData'],
  ['EMAIL', 'emailData'],
  ['RECOVERY_CODE', 'recoveryCodeData'],
]);

/** The property of the call that contains the code of a factor. */
export const proofName = (factorType: string): string => PROOFS.get(factorType) ?? 'totpData';

interface ShownFactor {
  title: string;
  body: Html;
  script?: string;
}

export const factorChoice = (step: Step, factors: readonly MfaFactor[]): ShownFactor => ({
  title: 'Confirm that it is you',
  body: html`${alertOf(step.problem)}
    <form method="post" action="${stepUrl(step, 'factor')}">
      ${factors
        .filter(({ factorStatus }) => factorStatus !== 'DISABLED_BY_RULE')
        .map(
          ({ factorType = '' }) =>
            html`<button name="factor" value="${factorType}">${FACTOR_NAMES.get(factorType) ?? factorType}</button>`,
        )}
    </form>`,
});

/** Asks for the proof of the factor that was chosen. */
export function factorForm(step: Step, { factor: factorType, data = {} }: Challenge): ShownFactor {
  const { hint, webauthnData } = data;
  const options = webauthnData?.publicKeyCredentialRequestOptionsJson ?? '{}';
  const title = FACTOR_NAMES.get(factorType) ?? factorType;
  return {
    title,
    body: html`${alertOf(step.problem)} ${hint ? html`<p>Sent to ${hint}</p>` : ''}
      <form method="post" action="${signInUrl(step)}">
        ${inputs(factorType, options)}
        <label class="check"
          ><input type="checkbox" name="remember" value="yes" /> Do not ask again on this device for 30 days</label
        >
        ${submit('proof', BUTTONS.get(factorType) ?? 'Confirm', true)}
        ${submit('factors', 'Use another way')}
      </form>`,
    ...(factorType === 'WEBAUTHN' && { script: PASSKEY_SCRIPT }),
  };
}

const BUTTONS: ReadonlyMap<string, string> = new Map([
  ['PUSH', 'I have confirmed it'],
  ['WEBAUTHN', 'Use a passkey'],
]);

function inputs(factorType: SecondFactor, passkeyOptions: string): Html {
  switch (factorType) {
    case 'PUSH':
      return html`<p>Confirm the message on your phone.</p>`;
    case 'WEBAUTHN':
      return html`<input type="hidden" name="credential" value="" data-options="${passkeyOptions}" />
        <noscript><p>A passkey needs JavaScript.</p></noscript>`;
    case 'PASSWORD':
      return field({
        label: 'Password',
        name: 'password',
        type: 'password',
        autocomplete: 'current-password',
      });
    default:
      return field({ label: 'Code', name: 'code', autocomplete: 'one-time-code', isCode: true });
  }
}

/** Asks the browser for a passkey when the form is submitted, and submits it with the credential. */
const PASSKEY_SCRIPT = `
const form = document.querySelector('form');
form.addEventListener('submit', async (event) => {
  if (event.submitter?.value !== 'proof' || form.credential.value !== '') return;
  event.preventDefault();
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(form.credential.dataset.options));
    form.credential.value = JSON.stringify(await navigator.credentials.get({ publicKey }));
  } catch {
    form.credential.value = '{}';
  }
  form.requestSubmit(event.submitter);
});
`;
