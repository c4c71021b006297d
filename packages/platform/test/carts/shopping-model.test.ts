/** Compares the platform with a small model of a shop, over random histories of carts, checkouts, orders and payments. */
import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { RealShop } from '../real-shop.ts';
import { type Offer, ReferenceShop, type Shopping, type Steps } from '../reference-shop.ts';
import { createShop } from '../shop.ts';

/** One step of both shops, which has the same result in both, and leaves the same. */
class ComparedStep<Name extends keyof Steps> implements fc.AsyncCommand<ReferenceShop, RealShop> {
  readonly #name: Name;
  readonly #given: Steps[Name];

  constructor(name: Name, given: Steps[Name]) {
    this.#name = name;
    this.#given = given;
  }

  check = (): boolean => true;

  run = async (model: ReferenceShop, real: RealShop): Promise<void> => {
    expect(await this.#stepOf<Promise<boolean>>(real)).toBe(this.#stepOf<boolean>(model));
    expect(await real.shown()).toEqual(model.shown());
  };

  toString = (): string => `${this.#name}(${this.#given.join(', ')})`;

  #stepOf<Result>(shop: Shopping<Result>): Result {
    return shop[this.#name](...this.#given);
  }
}

type Arbitraries<Given extends unknown[]> = { [Index in keyof Given]: fc.Arbitrary<Given[Index]> };

/** A step with arguments of these kinds. */
const step = <Name extends keyof Steps>(name: Name, ...given: Arbitraries<Steps[Name]>) =>
  fc.tuple<Steps[Name]>(...given).map((each) => new ComparedStep(name, each));

const shopper = fc.nat({ max: 1 });
const product = fc.nat({ max: 1 });
const quantity = fc.integer({ min: 1, max: 4 });
const order = fc.nat({ max: 3 });
const percent = fc.constantFrom(0n, 50n, 100n, 101n);
const outcome = fc.constantFrom(...(['approved', 'authorized', 'pending', 'declined'] as const));

const history = fc.commands<ReferenceShop, RealShop, false>(
  [
    step('add', shopper, product, quantity),
    step('changeQuantity', shopper, product, quantity),
    step('remove', shopper, product),
    step('applyCoupon', shopper),
    step('removeCoupon', shopper),
    step('checkOut', shopper),
    step('placeOrder', shopper, fc.boolean()),
    step('buy', shopper, product, quantity, fc.boolean()),
    step('pay', order, outcome),
    step('request', order),
    step('capture', order, percent),
    step('release', order),
    step('refund', order, percent),
    step('cancel', order, fc.boolean()),
    step('wait', fc.constantFrom(10, 31)),
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
