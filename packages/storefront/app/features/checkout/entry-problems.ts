/** What is wrong with the entries of the checkout. For the server only. */
import { AddressWithContactInputSchema, CustomerInfoInputSchema } from 'storewire/zod';
import type { ZodMiniType } from 'zod/mini';
import { type AddressValues, addressProblems } from '../../form/address.ts';
import { messageOf } from '../../form/form-messages.ts';
import type { Problems } from '../../form/form-result.ts';
import type { Text } from '../../text/text.tsx';
import { type ContactValues, toAddress } from './entries.ts';

/** What is wrong with the first step. */
export function contactProblems(
  { email, address }: ContactValues,
  needsAddress: boolean,
  text: Text,
): Problems {
  return {
    ...(email.trim()
      ? contractProblems(CustomerInfoInputSchema, { email: email.trim() }, text)
      : { email: text.form.required }),
    ...(needsAddress ? prefixed('address', addressErrors(address, text)) : {}),
  };
}

/** What is wrong with a billing address, as a part of its form. */
export const billingProblems = (values: AddressValues, text: Text): Problems =>
  prefixed('billing', addressErrors(values, text));

/** What is wrong with an address: by the contract, and by the rules of its country. */
const addressErrors = (values: AddressValues, text: Text): Problems => ({
  ...contractProblems(AddressWithContactInputSchema, toAddress(values), text),
  ...addressProblems(values, text.form),
});

/** The first violation of each field, by its name. */
function contractProblems(schema: ZodMiniType, input: object, text: Text): Problems {
  const { error } = schema.safeParse(input, { reportInput: true });
  const issues = (error?.issues ?? []).toReversed();
  return Object.fromEntries(issues.map((issue) => [issue.path.at(-1), messageOf(issue, text.form)]));
}

/** Problems of an address, as those of a form that it is a part of. */
const prefixed = (prefix: string, problems: Problems): Problems =>
  Object.fromEntries(Object.entries(problems).map(([part, problem]) => [`${prefix}.${part}`, problem]));
