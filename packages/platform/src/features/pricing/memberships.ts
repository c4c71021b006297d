/** Memberships of members, which pay for lines with their credits. */
import type { InvalidMembership, MembershipV1 } from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { text } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';
import type { CurrentLine } from './lines.ts';

/** The app that provides the memberships of the shop. */
export const MEMBERSHIP_APP_ID = '157b74a7-6dbf-482f-a663-5b54e07b5ad7';

export interface StoredMembership {
  id: string;
  memberId: string;
  name: string;
  /** Products whose pieces it pays for, one credit each. */
  productIds: readonly string[];
  /** Without credits, it pays for any number. */
  credits?: { total: number; remaining: number } | undefined;
  /** ISO 8601. */
  expires?: string | undefined;
}

export const memberships = defineEntity<StoredMembership>()({
  name: 'membership',
  columns: { memberId: text(({ memberId }) => memberId) },
});

/** Whether a member has this membership, usable or not. */
export const isMembershipOf = ({ db }: Pick<Base, 'db'>, memberId: string, id: string): boolean =>
  db.of(memberships).get(id)?.memberId === memberId;

/** A membership that the buyer chose, and the lines that it should pay for. */
export interface ChosenMembership {
  id: string;
  appId: string;
  lineItemIds: readonly string[];
}

/** Memberships that the buyer chose, or those that fit. */
export type MembershipChoice = readonly ChosenMembership[] | 'fitting';

/** What the memberships of a buyer can do for a purchase. */
export interface MembershipOptions {
  eligible: MembershipV1[];
  invalid: InvalidMembership[];
  selected: readonly ChosenMembership[];
  /** Lines that selected memberships pay for, with the membership. */
  covered: ReadonlyMap<string, StoredMembership>;
  /** Selected memberships that cannot pay for a line that they were chosen for. */
  problems: MembershipProblem[];
}

/** Why a membership cannot pay for a line. */
export interface MembershipProblem {
  id: string;
  lineItemId: string;
  reason: 'MEMBERSHIP_NOT_FOUND' | 'NOT_APPLICABLE_TO_LINE_ITEMS' | 'INSUFFICIENT_FUNDS';
}

/** Checks the memberships of a buyer, and those that the buyer chose. Visitors have none. */
export function membershipsFor(
  { db, clock }: Pick<Base, 'db' | 'clock'>,
  { memberId, memberships: choice }: { memberId?: string | undefined; memberships: MembershipChoice },
  lines: readonly CurrentLine[],
): MembershipOptions {
  const owned = memberId === undefined ? [] : db.of(memberships).all({ where: { memberId } });
  const eligible: MembershipV1[] = [];
  const invalid: InvalidMembership[] = [];
  const usable = new Map<string, StoredMembership>();
  for (const membership of owned) {
    const { productIds, credits, expires } = membership;
    const payable = lines.filter(({ item }) => productIds.includes(item.productId ?? ''));
    const view = toMembership(membership, payable);
    const reason =
      expires && clock.now() >= Date.parse(expires)
        ? 'EXPIRED'
        : credits?.remaining === 0
          ? 'NO_CREDITS_LEFT'
          : payable.length === 0
            ? 'NO_LINE_COVERED'
            : undefined;
    if (reason) invalid.push({ membership: view, reason });
    else {
      eligible.push(view);
      usable.set(membership.id, membership);
    }
  }
  const selected = choice === 'fitting' ? fitting(lines, [...usable.values()]) : choice;
  return { eligible, invalid, selected, ...cover(lines, selected, usable) };
}

/** For each line, the first membership that has enough credits left for all its pieces. */
function fitting(lines: readonly CurrentLine[], usable: readonly StoredMembership[]): ChosenMembership[] {
  const left = new Map(usable.map(({ id, credits }) => [id, credits?.remaining ?? Infinity]));
  return lines.flatMap(({ id: lineId, quantity, item }) => {
    const found = usable.find(
      ({ id, productIds }) => productIds.includes(item.productId ?? '') && (left.get(id) ?? 0) >= quantity,
    );
    if (!found) return [];
    left.set(found.id, (left.get(found.id) ?? 0) - quantity);
    return [{ id: found.id, appId: MEMBERSHIP_APP_ID, lineItemIds: [lineId] }];
  });
}

function cover(
  lines: readonly CurrentLine[],
  chosen: readonly ChosenMembership[],
  usable: ReadonlyMap<string, StoredMembership>,
): Pick<MembershipOptions, 'covered' | 'problems'> {
  const covered = new Map<string, StoredMembership>();
  const used = new Map<string, number>();
  const problems: MembershipProblem[] = [];
  for (const { id, appId, lineItemIds } of chosen)
    for (const lineId of lineItemIds) {
      const membership = appId === MEMBERSHIP_APP_ID ? usable.get(id) : undefined;
      const line = lines.find((each) => each.id === lineId);
      // a line that was removed needs no payment
      if (!line) continue;
      const count = (used.get(id) ?? 0) + line.quantity;
      const fits = membership?.productIds.includes(line.item.productId ?? '') && !covered.has(lineId);
      if (membership && fits && count <= (membership.credits?.remaining ?? Infinity)) {
        covered.set(lineId, membership);
        used.set(id, count);
      } else
        problems.push({
          id,
          lineItemId: lineId,
          reason: !membership
            ? 'MEMBERSHIP_NOT_FOUND'
            : fits
              ? 'INSUFFICIENT_FUNDS'
              : 'NOT_APPLICABLE_TO_LINE_ITEMS',
        });
    }
  return { covered, problems };
}

/** Takes the credits for covered lines, in the write that places the order. */
export function redeemMemberships(
  { db }: Pick<Base, 'db'>,
  lines: readonly Pick<CurrentLine, 'id' | 'quantity'>[],
  covered: MembershipOptions['covered'],
): void {
  for (const { id, quantity } of lines) {
    const membership = db.of(memberships).get(covered.get(id)?.id ?? '');
    const { credits } = membership ?? {};
    if (membership && credits)
      db.of(memberships).save({
        ...membership,
        credits: { ...credits, remaining: credits.remaining - quantity },
      });
  }
}

const toMembership = (
  { id, name, credits, expires }: StoredMembership,
  payable: readonly CurrentLine[],
): MembershipV1 => ({
  id,
  appId: MEMBERSHIP_APP_ID,
  name: { original: name, translated: name },
  lineItemIds: payable.map((line) => line.id),
  ...(credits && { credits }),
  ...(expires !== undefined && { expirationDate: expires }),
});
