import type { Context } from '../../kernel/context/context.ts';
import { date, unique } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';

/** A person whom the shop knows by email address: shoppers, members, and who asked to be notified. */
export interface Contact {
  id: string;
  email: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  createdDate: string;
}

export const contacts = defineEntity<Contact>()({
  name: 'contact',
  columns: {
    email: unique(({ email }) => email.toLowerCase()),
    createdDate: date(({ createdDate }) => createdDate),
  },
});

/** The contact with this address, which is created if the shop does not know it. Call it in writes only. */
export function contactOf({ db, ids, clock }: Context, email: string): Contact {
  const known = db.of(contacts).findUnique('email', email.toLowerCase());
  return known ?? db.of(contacts).save({ id: ids.uuid(), email, createdDate: clock.iso() });
}
