/** What a shop has for trying it out, whatever seed or file it is from. */

import { isPassword } from '../features/identity/passwords.ts';
import { SAMPLE_PASSWORD, SAMPLES } from '../features/identity/samples.ts';
import { maySignIn, personOf } from '../features/members/accounts.ts';
import { orders } from '../features/orders/stored-order.ts';
import { couponProblem, coupons } from '../features/pricing/coupons.ts';
import { giftCardProblem, giftCards } from '../features/pricing/gift-cards.ts';
import type { Base } from '../kernel/context/context.ts';

export interface SampleData {
  /** Members that own orders, and that the password signs in. */
  members: { email: string; password: string; orders: number }[];
  /** Code of a coupon that everyone can use. */
  coupon?: string;
  /** Code of a gift card with a balance. */
  giftCard?: string;
}

export async function sampleDataOf(base: Base): Promise<SampleData> {
  const { db } = base;
  const members: SampleData['members'] = [];
  for (const { id, email } of SAMPLES) {
    const person = personOf(base, id);
    const owned = db.of(orders).count({ where: { owner: `member:${id}` } });
    if (!person || owned === 0 || !maySignIn(person.member)) continue;
    if (await isPassword(SAMPLE_PASSWORD, person.account.passwordHash))
      members.push({ email, password: SAMPLE_PASSWORD, orders: owned });
  }
  const sort = [{ fieldName: 'code' }];
  const coupon = db
    .of(coupons)
    .all({ sort })
    .find(
      (each) => !each.scope && !each.minimumSubtotal && !couponProblem(base, each, { key: 'visitor:none' }),
    );
  const giftCard = db
    .of(giftCards)
    .all({ sort })
    .find(({ code }) => !giftCardProblem(base, code));
  return { members, ...(coupon && { coupon: coupon.code }), ...(giftCard && { giftCard: giftCard.code }) };
}
