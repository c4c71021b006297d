/** What was entered when the session expired or the shop did not respond: kept in a cookie until it is saved. For the server only. */
import { createCookie } from 'react-router';
import { textIn } from '../../form/form-text.ts';
import { addressIn } from './entries.ts';
import { billingIn } from './place-order.ts';
import type { StepId } from './steps.ts';
import type { StepResult } from './submit-step.ts';

/** The entries of a form that were not saved. */
export type KeptEntries = Required<Pick<StepResult, 'intent' | 'values'>>;

const cookie = createCookie('checkout-entries', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: 30 * 60,
});

/** The forms with texts, with the step that shows them. */
const FORMS: Readonly<Record<string, { step: StepId; values: (form: FormData) => KeptEntries['values'] }>> = {
  contact: {
    step: 'contact',
    values: (form) => ({ email: textIn(form, 'email'), address: addressIn(form, 'address') }),
  },
  place: {
    step: 'review',
    values: (form) => {
      const billing = billingIn(form);
      return { note: textIn(form, 'note'), ...(billing && { billing }) };
    },
  },
};

const formOf = (intent: string) => (Object.hasOwn(FORMS, intent) ? FORMS[intent] : undefined);

/** The entries of a form; undefined if it has no texts. */
export function entriesOf(form: FormData, intent: string): KeptEntries | undefined {
  const values = formOf(intent)?.values(form);
  return values && { intent, values };
}

/** The `Set-Cookie` header that keeps entries. */
export const keepEntries = (entries: KeptEntries, isSecure: boolean): Promise<string> =>
  cookie.serialize(entries, { secure: isSecure });

/** The entries that the browser has kept. */
export async function keptEntries(request: Request): Promise<KeptEntries | undefined> {
  const kept: Partial<KeptEntries> | null = await cookie.parse(request.headers.get('cookie'));
  const { intent, values } = kept ?? {};
  return typeof intent === 'string' && formOf(intent) && typeof values === 'object'
    ? { intent, values }
    : undefined;
}

/** The step that shows kept entries. */
export const stepOfEntries = (kept: KeptEntries | undefined): StepId | undefined =>
  kept && formOf(kept.intent)?.step;

/** The `Set-Cookie` header after the entries were saved. */
export const forgetEntries = (): Promise<string> => cookie.serialize('', { maxAge: 0 });
