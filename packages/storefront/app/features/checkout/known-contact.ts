/** What is known about a member who has not entered anything yet. For the server only. */
import type { StoreClient } from 'storewire';
import { getMyMember } from 'storewire/operations';
import type { AddressValues } from '../../form/address.ts';
import { toAddressValues } from './entries.ts';

/** Email address and addresses of a member, to start with. The addresses are those of the account. */
export interface KnownContact {
  email: string;
  addresses: AddressValues[];
}

/** Reads the account of the member. Undefined if that fails: the shopper then enters everything. */
export async function knownContact(client: StoreClient): Promise<KnownContact | undefined> {
  const read = await getMyMember(client, { fieldsets: ['FULL'] }).catch(() => undefined);
  if (!read?.member) return undefined;
  const { loginEmail, contact } = read.member;
  const { firstName = '', lastName = '', phones, addresses = [] } = contact ?? {};
  const contactDetails = { firstName, lastName, phone: phones?.[0] ?? '' };
  const known = addresses.map(({ streetAddress: _street, id: _id, ...address }) =>
    toAddressValues({ address, contactDetails }),
  );
  const named = toAddressValues({ contactDetails });
  return { email: loginEmail ?? '', addresses: known.length > 0 ? known : [named] };
}
