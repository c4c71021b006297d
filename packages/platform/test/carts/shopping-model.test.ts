/** Compares the platform with a small model of a shop, over random histories of carts, checkouts, orders and payments. */
import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { RealShop } from '../real-shop.ts';
import { type Offer, ReferenceShop, type Shopping } from '../reference-shop.ts';
import { createShop } from '../shop.ts';

type Step = <Result>(shop: Shopping<Result>) => Result;

/** One step of both shops, which has the same result in both, and leaves the same. */
class ComparedStep implements fc.AsyncCommand<ReferenceShop, RealShop> {
  readonly #step: Step;
  readonly #title: string;

  constructor(title: string, step: Step) {
    this.#title = title;
    this.#step = step;
  }

  check = (): boolean => true;

  run = async (model: ReferenceShop, real: RealShop): Promise<void> => {
    expect(await this.#step<Promise<boolean>>(real)).toBe(this.#step<boolean>(model));
    expect(await real.shown()).toEqual(model.shown());
  };

  toString = (): string => this.#title;
}

/** A step with arguments of these kinds. */
const step = <Given extends unknown[]>(
  name: string,
  given: { [Index in keyof Given]: fc.Arbitrary<Given[Index]> },
  act: (...given: Given) => Step,
) => fc.tuple<Given>(...given).map((each) => new ComparedStep(`${name}(${each.join(', ')})`, act(...each)));

const shopper = fc.nat({ max: 1 });
const product = fc.nat({ max: 1 });
const quantity = fc.integer({ min: 1, max: 4 });
const order = fc.nat({ max: 3 });
const percent = fc.constantFrom(0n, 50n, 100n, 101n);
const decision = fc.constantFrom('approved' as const, 'declined' as const);
const outcome = fc.constantFrom(...(['approved', 'authorized', 'pending', 'declined'] as const));

const history = fc.commands<ReferenceShop, RealShop, false>(
  [
    step(
      'add',
      [shopper, product, quantity],
      (...given) =>
        (shop) =>
          shop.add(...given),
    ),
    step(
      'changeQuantity',
      [shopper, product, quantity],
      (...given) =>
        (shop) =>
          shop.changeQuantity(...given),
    ),
    step(
      'remove',
      [shopper, product],
      (...given) =>
        (shop) =>
          shop.remove(...given),
    ),
    step(
      'applyCoupon',
      [shopper],
      (...given) =>
        (shop) =>
          shop.applyCoupon(...given),
    ),
    step(
      'removeCoupon',
      [shopper],
      (...given) =>
        (shop) =>
          shop.removeCoupon(...given),
    ),
    step(
      'checkOut',
      [shopper],
      (...given) =>
        (shop) =>
          shop.checkOut(...given),
    ),
    step(
      'placeOrder',
      [shopper, fc.boolean()],
      (...given) =>
        (shop) =>
          shop.placeOrder(...given),
    ),
    step(
      'buy',
      [shopper, product, quantity, fc.boolean()],
      (...given) =>
        (shop) =>
          shop.buy(...given),
    ),
    step(
      'pay',
      [order, outcome],
      (...given) =>
        (shop) =>
          shop.pay(...given),
    ),
    step(
      'payInCash',
      [order],
      (...given) =>
        (shop) =>
          shop.payInCash(...given),
    ),
    step(
      'decide',
      [order, decision],
      (...given) =>
        (shop) =>
          shop.decide(...given),
    ),
    step(
      'capture',
      [order, percent],
      (...given) =>
        (shop) =>
          shop.capture(...given),
    ),
    step(
      'release',
      [order],
      (...given) =>
        (shop) =>
          shop.release(...given),
    ),
    step(
      'refund',
      [order, percent],
      (...given) =>
        (shop) =>
          shop.refund(...given),
    ),
    step(
      'cancel',
      [order, fc.boolean()],
      (...given) =>
        (shop) =>
          shop.cancel(...given),
    ),
    step(
      'wait',
      [fc.constantFrom(10, 31)],
      (...given) =>
        (shop) =>
          shop.wait(...given),
    ),
  ],
  { maxCommands: 30, size: 'max' },
);

/** Two products, of which there are few pieces, and a coupon that can be used once or twice. */
const offer: fc.Arbitrary<Offer> = fc.record({
  prices: fc.tuple(fc.bigInt(1n, 2000n), fc.bigInt(1n, 900_000_000n)),
  stock: fc.tuple(fc.nat({ max: 8 }), fc.nat({ max: 8 })),
  percent: fc.constantFrom(1n, 15n, 50n, 100n),
  usageLimit: fc.constantFrom(1, 2),
});

test.each(['EUR', 'JPY', 'KWD'])(
  'after any history of purchases in %s, the shop is as the model says',
  async (currency) => {
    const shop = createShop({ settings: { currency } });
    await fc.assert(
      fc.asyncProperty(offer, history, (given, steps) =>
        fc.asyncModelRun(
          async () => ({ model: new ReferenceShop(given, 2), real: await RealShop.create(shop, given) }),
          steps,
        ),
      ),
      { numRuns: caseCount(50) },
    );
  },
);
