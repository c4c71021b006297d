/** What is known about a member who has not entered anything yet. For the server only. */
import type { StoreClient } from 'storewire';
import type { AddressValues } from '../../form/address.ts';
import { readMember } from '../../shop/account/account-request.ts';
import { toAddressValues } from './entries.ts';

/** Email address and addresses of a member, to start with. The addresses are those of the account. */
export interface KnownContact {
  email: string;
  addresses: AddressValues[];
}

/** Reads the account of the member. Undefined if that fails: the shopper then enters everything. */
export async function knownContact(client: StoreClient): Promise<KnownContact | undefined> {
  const member = await readMember(client).catch(() => undefined);
  if (!member) return undefined;
  const { firstName, lastName, phones, addresses = [] } = member.contact ?? {};
  const contactDetails = { firstName, lastName, phone: phones?.[0] };
  const known = addresses.map(({ streetAddress: _street, id: _id, ...address }) =>
    toAddressValues({ address, contactDetails }),
  );
  const named = toAddressValues({ contactDetails });
  return { email: member.loginEmail ?? '', addresses: known.length > 0 ? known : [named] };
}
