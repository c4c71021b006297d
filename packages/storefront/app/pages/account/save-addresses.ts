/** Changes the list of addresses of a member: each update replaces the whole list. For the server only. */
import { redirect } from 'react-router';
import type { MemberAddressInput, StoreClient } from 'storewire';
import { deleteMemberAddresses, updateMember } from 'storewire/operations';
import { MemberAddressInputSchema } from 'storewire/zod';
import { addressProblems } from '../../form/address.ts';
import { schemaProblems } from '../../form/form-messages.ts';
import type { FormResult } from '../../form/form-result.ts';
import { textIn } from '../../form/form-text.ts';
import type { FormHandlers } from '../../routing/handle-form.ts';
import { readMember } from '../../shop/account/account-request.ts';
import { addressKey, toMemberAddress } from './member-address.ts';

/** What the forms of addresses are answered with. */
export interface AddressResult extends FormResult {
  /** The address is not as the member has seen it: it was changed or removed in the meantime. Nothing was saved. */
  isConflict?: boolean;
}

export const ADDRESS_HANDLERS: FormHandlers<AddressResult> = {
  // without the field `before` it is a new address
  address: async ({ store: { client }, form, values, text, paths }) => {
    // addresses of members contain no name
    const { firstName: _first, lastName: _last, ...ofCountry } = addressProblems(values, text.form);
    const problems = { ...schemaProblems(MemberAddressInputSchema, values, text.form), ...ofCountry };
    if (Object.keys(problems).length > 0) return { problems };
    const before = textIn(form, 'before');
    const isKnown = await changeAddresses(client, before, (rest, at) =>
      rest.toSpliced(before ? at : rest.length, 0, toMemberAddress(values)),
    );
    if (!isKnown) return { isConflict: true };
    throw redirect(`${paths.addresses}?done=${before ? 'saved' : 'added'}`);
  },

  remove: async ({ store: { client }, form, paths }) => {
    // an address that is gone is what the member wants
    await changeAddresses(client, textIn(form, 'before'), (rest) => rest);
    throw redirect(`${paths.addresses}?done=removed`);
  },

  removeAll: async ({ store: { client }, paths }) => {
    const { id = '' } = await readMember(client);
    await deleteMemberAddresses(client, { id: id ?? '' });
    throw redirect(`${paths.addresses}?done=removed`);
  },
};

type Addresses = readonly MemberAddressInput[];

/**
 * Changes the newest list without the address with this key, which was at the given place. Resolves to false, and
 * changes nothing, if the list does not contain it.
 */
async function changeAddresses(
  client: StoreClient,
  key: string,
  change: (rest: Addresses, at: number) => Addresses,
): Promise<boolean> {
  const { id, contact } = await readMember(client);
  const current: Addresses = (contact?.addresses ?? []).map(({ id: _id, ...address }) => address);
  const at = key ? current.findIndex((address) => addressKey(address) === key) : -1;
  if (!id || (key && at < 0)) return false;
  const addresses = [...change(at < 0 ? current : current.toSpliced(at, 1), at)];
  // an update with an empty list would change nothing
  if (addresses.length === 0) await deleteMemberAddresses(client, { id });
  else await updateMember(client, { id, member: { contact: { addresses } } });
  return true;
}
