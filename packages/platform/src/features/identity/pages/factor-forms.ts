/** What the sign-in page shows for second factors. */
import { html } from 'hono/html';
import type { MfaFactor } from 'storewire';
import { field, submit } from '../../../kernel/pages/forms.ts';
import { alertOf, type Html } from '../../../kernel/pages/layout.ts';
import type { SecondFactor } from '../../members/accounts.ts';
import type { Challenge } from '../../members/secret-kinds.ts';
import { type Shown, type Step, signInUrl, stepUrl } from './sign-in-forms.ts';

const FACTOR_NAMES: ReadonlyMap<string, string> = new Map([
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

export const factorChoice = (step: Step, factors: readonly MfaFactor[]): Shown => ({
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
export function factorForm(step: Step, { factor: factorType, data = {} }: Challenge): Shown {
  const { hint } = data;
  return {
    title: FACTOR_NAMES.get(factorType) ?? factorType,
    body: html`${alertOf(step.problem)} ${hint ? html`<p>Sent to ${hint}</p>` : ''}
      <form method="post" action="${signInUrl(step)}">
        ${inputs(factorType)}
        <label class="check"
          ><input type="checkbox" name="remember" value="yes" /> Do not ask again on this device for 30 days</label
        >
        ${submit('proof', factorType === 'PUSH' ? 'I have confirmed it' : 'Confirm', true)}
        ${submit('factors', 'Use another way')}
      </form>`,
  };
}

function inputs(factorType: SecondFactor): Html {
  switch (factorType) {
    case 'PUSH':
      return html`<p>Confirm the message on your phone.</p>`;
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
