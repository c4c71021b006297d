import { readFileSync } from 'node:fs';
import {
  type InvalidCouponReason,
  type InvalidGiftCardReason,
  StoreError,
  type ViolationCode,
  type ViolationV2,
} from 'storewire';
import { applicationErrorsOf, type Document, operationsOf } from 'storewire-tools';
import { expect, test } from 'vitest';
import { explainError } from '../../app/components/explain-error.ts';
import { linesOf, violationText } from '../../app/shop/cart/violations.ts';
import { LANGUAGES } from '../../app/text/languages.ts';
import { loadText } from '../../app/text/load-text.ts';

const contract = JSON.parse(
  readFileSync(new URL(import.meta.resolve('storewire-contract/contract.json')), 'utf8'),
) as Document & {
  components: {
    schemas: {
      ViolationCode: { enum: ViolationCode[] };
      InvalidCouponReason: { enum: InvalidCouponReason[] };
      InvalidGiftCardReason: { enum: InvalidGiftCardReason[] };
    };
  };
};
const { schemas } = contract.components;

const PLATFORM_TEXT = 'in the words of the platform';
const euros = ({ amount }: { amount: string }): string => `€${amount}`;

const violation = (code: ViolationCode, data: Partial<ViolationV2> = {}): ViolationV2 => ({
  scope: 'GLOBAL',
  severity: 'ERROR',
  description: PLATFORM_TEXT,
  ...data,
  code,
});

/** What carts of this shop cannot have, and what has no text of its own. */
const OTHERS = /DEMO_CART|MEMBERSHIP|EMPTY_CART|GENERAL_CODE|CUSTOM_VALIDATION/;

test.each(LANGUAGES)('violations are said in the words of the shop: $code', async ({ code: language }) => {
  const text = await loadText(language);
  const money = { amount: '5.00', convertedAmount: '5.00' };
  const all = [
    ...schemas.ViolationCode.enum
      .filter((code) => !OTHERS.test(code) && code !== 'SUBTOTAL_BELOW_ORDER_MINIMUM')
      .map((code) => violation(code)),
    ...schemas.InvalidCouponReason.enum.map((reason) =>
      violation('INVALID_COUPON_STATUS', { invalidCouponStatusData: { couponCode: 'A', reason } }),
    ),
    ...schemas.InvalidGiftCardReason.enum.map((reason) =>
      violation('INVALID_GIFT_CARD_STATUS', { invalidGiftCardStatusData: { giftCardCode: 'A', reason } }),
    ),
    violation('SUBTOTAL_BELOW_ORDER_MINIMUM', {
      subtotalBelowOrderMinimumData: { minimumOrderSubtotal: money, remainingAmount: money },
    }),
  ];
  expect(all.length).toBeGreaterThan(25);
  for (const each of all) {
    const shown = violationText(each, text, euros);
    expect.soft(shown, each.code).not.toBe('');
    expect.soft(shown, each.code).not.toContain(PLATFORM_TEXT);
  }
});

/** Codes of what this shop does not send, and those that pages explain with figures or a new total. */
const UNSEEN =
  /SUBSCRIPTION|MEMBERSHIP|PLAN_|DEMO|DEPOSIT|MODIFIER|TOKEN$|SAVE_PAYMENT|LOCATION|EXTENSION|_UPDATES$|NO_LINE/;
const EXPLAINED = /^INSUFFICIENT_INVENTORY$|^DELIVERY_METHOD_NOT_FOUND$|^CART_PRICES_OUT_OF_SYNC$/;

test.each(LANGUAGES)(
  'errors of carts are said in the words of the shop: $code',
  async ({ code: language }) => {
    const text = await loadText(language);
    const codes = new Set(
      [...operationsOf(contract)]
        .filter(({ operation }) => /^(?:currentCartV2|cartsV2)\./.test(operation.operationId ?? ''))
        .flatMap(({ operation }) => applicationErrorsOf(contract, operation))
        .map(({ code }) => code)
        .filter((code) => !UNSEEN.test(code) && !EXPLAINED.test(code)),
    );
    expect(codes.size).toBeGreaterThan(35);
    const usual = [404, 428].map((status) => explainError(failure('OF_AN_APP', status), text));
    for (const code of codes) {
      const shown = [404, 428].map((status) => explainError(failure(code, status), text));
      expect.soft(new Set(shown).size, code).toBe(1);
      expect.soft(usual, code).not.toContain(shown[0]);
    }
  },
);

const failure = (code: string, status: number): StoreError =>
  new StoreError(PLATFORM_TEXT, { kind: 'application', code, status });

test('a violation names its lines, or none if it is about the whole cart', () => {
  const lineItemIds = ['a', 'b'];
  expect(linesOf(violation('EMPTY_CART'))).toEqual([]);
  expect(linesOf(violation('MEMBERS_ONLY_ITEM', { membersOnlyItemData: { lineItemIds } }))).toEqual(
    lineItemIds,
  );
  const target = { lineItem: { name: 'LINE_ITEM_DEFAULT' as const, id: 'c' } };
  expect(linesOf(violation('CUSTOM_VALIDATION', { customValidationData: { target } }))).toEqual(['c']);
  const other = { other: { name: 'OTHER_DEFAULT' as const } };
  expect(linesOf(violation('CUSTOM_VALIDATION', { customValidationData: { target: other } }))).toEqual([]);
});
