import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { StoreError } from 'storewire';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { leftOf } from '../../src/features/orders/balance.ts';
import { cancelOrder } from '../../src/features/orders/calls/cancel.ts';
import { transactionsOf } from '../../src/features/orders/ledger.ts';
import { payOrder } from '../../src/features/payments/pay.ts';
import { refundOrder } from '../../src/features/payments/refund.ts';
import { listGiftCards, saveGiftCard } from '../../src/features/pricing/actions.ts';
import { Money } from '../../src/kernel/values/money.ts';
import { completeCheckoutOf, orderFor } from '../merchant.ts';
import { checkMoney } from '../money-checks.ts';
import { act, attempt, paidWith, priceOf, transactionIds } from '../orders.ts';
import { createProduct, createShop } from '../shop.ts';

/** Ignores an error that a call of the contract returns. */
function ignoreRejection(error: unknown): void {
  if (!(error instanceof StoreError) || error.kind === 'system') throw error;
}

/** With 2, 0 and 3 decimals; of HUF and IQD, people write none. */
const CURRENCIES = ['EUR', 'JPY', 'KWD', 'HUF', 'IQD'];

/** Minor units from one to the most that the contract allows, which is 10^15 of any currency. */
const amount = fc.oneof(fc.bigInt({ min: 1n, max: 100n }), fc.bigInt({ min: 1n, max: 10n ** 18n }));

/** A part of an amount in percent: more than there is, or -1 for no amount. */
const share = fc.oneof(fc.constant(-1), fc.constantFrom(0, 100, 101, 110), fc.integer({ min: 1, max: 99 }));

/** A payment, for which a gateway order may be open or is opened before. */
const payment = fc.record({
  action: fc.constantFrom('approved', 'authorized', 'authorized', 'pending', 'declined'),
  isPrepared: fc.boolean(),
  share,
  which: fc.nat({ max: 2 }),
});

/** Something that happens to an order or one of its payments. */
const event = fc.record({
  action: fc.constantFrom('prepare', 'decide', 'capture', 'capture', 'void', 'refund'),
  isPrepared: fc.constant(false),
  share,
  which: fc.nat({ max: 2 }),
});

const steps = fc
  .tuple(
    fc.array(payment, { minLength: 1, maxLength: 2 }),
    fc.array(fc.oneof(payment, { arbitrary: event, weight: 3 }), { maxLength: 10 }),
  )
  .map(([payments, rest]) => [...payments, ...rest]);

test('captured is at most authorized, refunded at most paid, and the balance is the total less what was paid', async () => {
  const shop = createShop();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...CURRENCIES), amount, steps, async (currency, any, history) => {
      const prices = new Money(currency, 'en');
      const total = any > prices.highest ? prices.highest : any;
      const price = prices.price(total);
      const { orders, payments } = shop.as('staff');
      const { order } = await orders.createOrder({
        order: {
          channelInfo: { type: 'POS' },
          currency,
          lineItems: [
            { productName: { original: 'Bowl' }, quantity: 1, itemType: { preset: 'PHYSICAL' }, price },
          ],
          priceSummary: { total: price },
        },
      });
      const ecomOrderId = order.id ?? '';
      const orderId = ecomOrderId;
      for (const { action, share: percent, which, isPrepared } of history) {
        const known = act(shop, (context) => transactionsOf(context, orderId)).payments;
        const meant = known[which % Math.max(known.length, 1)];
        const paymentId = meant?.id ?? '';
        const part = (of: bigint) => prices.price((of * BigInt(Math.max(percent, 0))) / 100n).amount;
        const partOfPayment = part(prices.minor(meant?.amount));
        const whole = percent < 0;
        const run = (work: (context: Parameters<Parameters<typeof act>[1]>[0]) => unknown) =>
          attempt(() => act(shop, work));
        const one = { paymentId, ...(whole ? {} : { amount: partOfPayment }) };
        const prepare = () =>
          payments
            .preparePaymentCollection({
              ecomOrderId,
              amount: { amount: whole ? price.amount : part(total) },
            })
            .catch(ignoreRejection);
        switch (action) {
          case 'prepare':
            await prepare();
            break;
          case 'capture':
            await payments
              .captureAuthorizedPayments({
                ecomOrderId,
                payments: [
                  {
                    paymentId: one.paymentId || orderId,
                    ...(one.amount && { amount: { amount: one.amount } }),
                  },
                ],
              })
              .catch(ignoreRejection);
            break;
          case 'void':
            await payments
              .voidAuthorizedPayments({ ecomOrderId, paymentIds: [paymentId || orderId] })
              .catch(ignoreRejection);
            break;
          case 'decide':
            run((context) => payOrder(context, { orderId, outcome: whole ? 'declined' : 'approved' }));
            break;
          case 'refund':
            run((context) => refundOrder(context, { orderId, payments: [one] }));
            break;
          default:
            if (!isPrepared) await prepare();
            run((context) => payOrder(context, { orderId, outcome: action }));
        }
        checkMoney(shop, orderId);
      }
      await orders.getOrder({ id: orderId });
    }),
    { numRuns: caseCount(150) },
  );
});

test('what a gift card paid is on the card or the order, never on both, in any order of requests', async () => {
  const shop = createShop();
  const productId = await createProduct(shop, { priceData: { price: 50 } });
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          action: fc.constantFrom('refund', 'refund', 'cancel', 'declined', 'approved', 'pending', 'wait'),
          share: fc.constantFrom(1, 50, 100),
        }),
        { maxLength: 8 },
      ),
      async (steps) => {
        const code = randomUUID().slice(0, 20);
        act(shop, (context) => saveGiftCard(context, { code, balance: '20' }));
        const visitor = shop.as('visitor');
        const id = await completeCheckoutOf(visitor, productId, { giftCardCode: code });
        const { orderId = '' } = await orderFor(visitor, id);
        const [paymentId = ''] = transactionIds(shop, orderId);
        const { minor, price } = new Money('EUR', 'en');
        for (const { action, share: percent } of steps) {
          const left = () =>
            act(shop, (context) => {
              const transactions = transactionsOf(context, orderId);
              const paid = transactions.payments.find(({ id }) => id === paymentId);
              return paid ? leftOf(paid, transactions, new Money('EUR', 'en')) : 0n;
            });
          const part = price((left() * BigInt(percent)) / 100n).amount;
          attempt(() => {
            if (action === 'wait') shop.advance(31 * 60_000);
            else if (action === 'cancel') act(shop, (context) => cancelOrder(context, { id: orderId }));
            else if (action === 'refund')
              act(shop, (context) =>
                refundOrder(context, { orderId, payments: [{ paymentId, amount: part }] }),
              );
            else act(shop, (context) => payOrder(context, { orderId, outcome: action }));
          });
          const card = act(shop, listGiftCards).find((each) => each.code === code);
          expect(minor({ amount: card?.balance ?? '' }) + left()).toBe(2000n);
          checkMoney(shop, orderId);
        }
        await visitor.orders.getOrder({ id: orderId });
      },
    ),
    { numRuns: caseCount(100) },
  );
});

test('of interleaved captures of one payment, one succeeds', async () => {
  const shop = createShop();
  const { payments, ecomOrderId, paymentId } = await paidWith(shop, 'authorized');
  const captures = await Promise.allSettled(
    Array.from({ length: 16 }, (_, cents) =>
      payments.captureAuthorizedPayments({
        ecomOrderId,
        payments: [{ paymentId, amount: priceOf(cents + 1) }],
      }),
    ),
  );
  expect(captures.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { order } = await shop.as('staff').orders.getOrder({ id: ecomOrderId });
  expect(order.balanceSummary?.paid?.amount).toBe('0.01');
});
