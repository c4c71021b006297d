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
    const isKnown = await changeAddresses(client, before, toMemberAddress(values));
    if (!isKnown) return { isConflict: true };
    throw redirect(`${paths.addresses}?done=${before ? 'saved' : 'added'}`);
  },

  remove: async ({ store: { client }, form, paths }) => {
    // an address that is gone is what the member wants
    await changeAddresses(client, textIn(form, 'before'));
    throw redirect(`${paths.addresses}?done=removed`);
  },

  removeAll: async ({ store: { client }, paths }) => {
    const { id = '' } = await readMember(client);
    await deleteMemberAddresses(client, { id: id ?? '' });
    throw redirect(`${paths.addresses}?done=removed`);
  },
};

/**
 * Puts an address in the place of the one with this key in the newest list, or at its end if there is no key; without
 * an address, it is removed. Resolves to false, and changes nothing, if the list does not contain the key.
 */
async function changeAddresses(
  client: StoreClient,
  key: string,
  address?: MemberAddressInput,
): Promise<boolean> {
  const { id, contact } = await readMember(client);
  const current: MemberAddressInput[] = (contact?.addresses ?? []).map(({ id: _id, ...each }) => each);
  const placeOf = (wanted: string): number => current.findIndex((each) => addressKey(each) === wanted);
  const at = placeOf(key);
  // the response to the first attempt was lost
  if (address && at < 0 && placeOf(addressKey(address)) >= 0) return true;
  if (!id || (key && at < 0)) return false;
  const put = address ? [address] : [];
  const addresses = at < 0 ? [...current, ...put] : current.toSpliced(at, 1, ...put);
  // an update with an empty list would change nothing
  if (addresses.length === 0) await deleteMemberAddresses(client, { id });
  else await updateMember(client, { id, member: { contact: { addresses } } });
  return true;
}
