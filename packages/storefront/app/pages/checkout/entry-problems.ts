/** What is wrong with the entries of the checkout. For the server only. */
import { AddressWithContactInputSchema, CustomerInfoInputSchema } from 'storewire/zod';
import type { ZodMiniType } from 'zod/mini';
import { type AddressValues, addressProblems } from '../../form/address.ts';
import { messageOf } from '../../form/form-messages.ts';
import type { Problems } from '../../form/form-result.ts';
import type { Text } from '../../text/dictionary.ts';
import { toAddress } from './entries.ts';

/** What is wrong with the first step. The address is undefined if the order needs none. */
export const contactProblems = (email: string, address: AddressValues | undefined, text: Text): Problems => ({
  ...(email ? contractProblems(CustomerInfoInputSchema, { email }, text) : { email: text.form.required }),
  ...(address && problemsOfAddress('address', address, text)),
});

/** What is wrong with an address: by the contract, and by the rules of its country. Its fields start with `prefix`. */
export function problemsOfAddress(prefix: string, values: AddressValues, text: Text): Problems {
  const problems = {
    ...contractProblems(AddressWithContactInputSchema, toAddress(values), text),
    ...addressProblems(values, text.form),
  };
  return Object.fromEntries(
    Object.entries(problems).map(([part, problem]) => [`${prefix}.${part}`, problem]),
  );
}

/** The first violation of each field, by its name. */
function contractProblems(schema: ZodMiniType, input: object, text: Text): Problems {
  const { error } = schema.safeParse(input, { reportInput: true });
  const issues = (error?.issues ?? []).toReversed();
  return Object.fromEntries(issues.map((issue) => [issue.path.at(-1), messageOf(issue, text.form)]));
}
