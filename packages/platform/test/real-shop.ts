/** The steps of the reference shop, made by the client and the actions of the platform. */
import { randomUUID } from 'node:crypto';
import { StoreError } from 'storewire';
import { carts } from '../src/features/carts/stored-cart.ts';
import { couponUses } from '../src/features/pricing/coupons.ts';
import { Failure } from '../src/kernel/errors/failure.ts';
import { Money } from '../src/kernel/values/money.ts';
import { type Client, checkOutCart, lineFor, orderFor } from './merchant.ts';
import { transactionIds } from './orders.ts';
import type { Offer, Shopping, Shown, Steps } from './reference-shop.ts';
import { createProduct, type TestShop } from './shop.ts';

/** Whether something was possible. What is not a rejection fails the test. */
async function succeeds(step: () => unknown): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    const isRejection =
      error instanceof Failure ||
      (error instanceof TypeError && error.cause instanceof Failure) ||
      (error instanceof StoreError && error.kind !== 'system');
    if (!isRejection) throw error;
    return false;
  }
}

interface Shopper {
  client: Client;
  /** The column of carts that finds the current one. */
  currentOf: string;
  checkoutId: string;
}

export class RealShop implements Shopping<Promise<boolean>> {
  readonly #shop: TestShop;
  readonly #prices: Money;
  readonly #productIds: readonly string[];
  readonly #coupon: { id: string; code: string };
  readonly #shoppers: readonly Shopper[];
  readonly #orderIds: string[] = [];

  private constructor(shop: TestShop, productIds: readonly string[], coupon: { id: string; code: string }) {
    this.#shop = shop;
    this.#prices = new Money(shop.base.settings.currency, 'en');
    this.#productIds = productIds;
    this.#coupon = coupon;
    this.#shoppers = (['visitor', 'member'] as const).map((role) => {
      const id = randomUUID();
      return { client: shop.as(role, id), currentOf: `${role}:${id}`, checkoutId: randomUUID() };
    });
  }

  /** Adds products, a coupon and shoppers to a shop. */
  static async create(shop: TestShop, { prices, stock, percent, usageLimit }: Offer): Promise<RealShop> {
    const { price } = new Money(shop.base.settings.currency, 'en');
    const productIds: string[] = [];
    for (const [index, each] of prices.entries()) {
      const productId = await createProduct(shop, { priceData: { price: Number(price(each).amount) } });
      shop.setStock({ productId, trackQuantity: true, quantity: stock[index] ?? 0 });
      productIds.push(productId);
    }
    const code = randomUUID();
    const { coupon } = shop.saveCoupon({
      code,
      name: 'Spring',
      reduction: { kind: 'percent', percent: String(percent) },
      usageLimit,
    });
    return new RealShop(shop, productIds, { id: String(coupon['id']), code });
  }

  async shown(): Promise<Shown> {
    const { minor } = this.#prices;
    const merchant = this.#shop.as('staff');
    const stock: number[] = [];
    for (const id of this.#productIds)
      stock.push((await merchant.products.getProduct({ id })).product.stock?.quantity ?? -1);
    const carts: Shown['carts'] = [];
    for (const shopper of this.#shoppers) carts.push(await this.#cart(shopper));
    const orders: Shown['orders'] = [];
    for (const id of this.#orderIds) {
      const { order } = await merchant.orders.getOrder({ id });
      const { paid, authorized, pending, refunded, balance } = order.balanceSummary ?? {};
      orders.push({
        status: order.status ?? '',
        total: minor(order.priceSummary?.total),
        ...{ paid: minor(paid), authorized: minor(authorized), pending: minor(pending) },
        ...{ refunded: minor(refunded), balance: minor(balance) },
      });
    }
    const where = { couponId: this.#coupon.id };
    return { stock, carts, orders, couponUses: this.#shop.base.db.of(couponUses).count({ where }) };
  }

  add(shopper: number, product: number, quantity: number): Promise<boolean> {
    const lineItems = [lineFor(this.#productIds[product] ?? '', quantity)];
    return succeeds(() => this.#shopper(shopper).client.currentCart.addToCurrentCart({ lineItems }));
  }

  changeQuantity(shopper: number, product: number, quantity: number): Promise<boolean> {
    return succeeds(async () => {
      const { currentCart } = this.#shopper(shopper).client;
      const id = await this.#lineId(shopper, product);
      await currentCart.updateCurrentCartLineItemsQuantity({ lineItems: [{ id, quantity }] });
    });
  }

  remove(shopper: number, product: number): Promise<boolean> {
    return succeeds(async () => {
      const { currentCart } = this.#shopper(shopper).client;
      await currentCart.removeCurrentCartLineItems({ lineItemIds: [await this.#lineId(shopper, product)] });
    });
  }

  applyCoupon(shopper: number): Promise<boolean> {
    const { currentCart } = this.#shopper(shopper).client;
    return succeeds(() => currentCart.updateCurrentCart({ couponCode: this.#coupon.code }));
  }

  removeCoupon(shopper: number): Promise<boolean> {
    return succeeds(() => this.#shopper(shopper).client.currentCart.removeCurrentCartCoupon());
  }

  checkOut(index: number): Promise<boolean> {
    const shopper = this.#shopper(index);
    return succeeds(async () => {
      shopper.checkoutId = await checkOutCart(shopper.client);
    });
  }

  placeOrder(index: number, readsBefore: boolean): Promise<boolean> {
    const { client, checkoutId } = this.#shopper(index);
    return succeeds(async () => {
      if (readsBefore) await client.checkouts.getCheckout({ id: checkoutId });
      const { orderId = '' } = await orderFor(client, checkoutId);
      this.#orderIds.push(orderId);
    });
  }

  async buy(shopper: number, product: number, quantity: number, usesCoupon: boolean): Promise<boolean> {
    await this.add(shopper, product, quantity);
    if (usesCoupon) await this.applyCoupon(shopper);
    await this.checkOut(shopper);
    return this.placeOrder(shopper, false);
  }

  pay(order: number, outcome: Steps['pay'][1]): Promise<boolean> {
    return succeeds(() => this.#shop.payOrder({ orderId: this.#orderId(order), outcome }));
  }

  request(order: number): Promise<boolean> {
    const id = this.#orderId(order);
    return succeeds(async () => {
      const merchant = this.#shop.as('staff');
      const amount = { amount: await this.#share(id, 100n) };
      await merchant.payments.preparePaymentCollection({ ecomOrderId: id, amount });
    });
  }

  capture(order: number, percent: bigint): Promise<boolean> {
    return succeeds(async () => {
      const { orderId, paymentId } = this.#payment(order);
      const amount = { amount: await this.#share(orderId, percent) };
      await this.#shop
        .as('staff')
        .payments.captureAuthorizedPayments({ ecomOrderId: orderId, payments: [{ paymentId, amount }] });
    });
  }

  release(order: number): Promise<boolean> {
    const { orderId, paymentId } = this.#payment(order);
    const { payments } = this.#shop.as('staff');
    return succeeds(() => payments.voidAuthorizedPayments({ ecomOrderId: orderId, paymentIds: [paymentId] }));
  }

  refund(order: number, percent: bigint): Promise<boolean> {
    return succeeds(async () => {
      const { orderId, paymentId } = this.#payment(order);
      const amount = await this.#share(orderId, percent);
      this.#shop.refundOrder({ orderId, payments: [{ paymentId, amount }] });
    });
  }

  cancel(order: number, restockAllItems: boolean): Promise<boolean> {
    const id = this.#orderId(order);
    return succeeds(() => this.#shop.as('staff').orders.cancelOrder({ id, restockAllItems }));
  }

  wait(minutes: number): Promise<boolean> {
    return succeeds(() => this.#shop.advance(minutes * 60_000));
  }

  /** The id of the current cart, which the shopper has not seen by that. */
  #cartId({ currentOf }: Shopper): string | undefined {
    return this.#shop.base.db.of(carts).findUnique('currentOf', currentOf)?.id;
  }

  /** The cart as version 1 shows it to the merchant: what the shopper has seen stays as it is. */
  async #cart(shopper: Shopper): Promise<Shown['carts'][number]> {
    const id = this.#cartId(shopper);
    if (id === undefined)
      return { quantities: this.#productIds.map(() => 0), subtotal: 0n, discount: 0n, total: 0n };
    const { checkout } = await this.#shop.as('staff').checkouts.getCheckout({ id });
    const { lineItems, priceSummary } = checkout;
    const { minor } = this.#prices;
    return {
      quantities: this.#productIds.map(
        (productId) =>
          lineItems.find((line) => line.catalogReference?.catalogItemId === productId)?.quantity ?? 0,
      ),
      subtotal: minor(priceSummary?.subtotal),
      discount: minor(priceSummary?.discount),
      total: minor(priceSummary?.total),
    };
  }

  #shopper(index: number): Shopper {
    const shopper = this.#shoppers[index];
    if (!shopper) throw new RangeError(`There is no shopper ${index}`);
    return shopper;
  }

  async #lineId(shopper: number, product: number): Promise<string> {
    const cartId = this.#cartId(this.#shopper(shopper)) ?? '';
    const { cart } = await this.#shop.as('staff').cartsV2.getCart({ cartId });
    const line = cart?.lineItems.find(
      ({ source }) => source?.catalogReference?.catalogItemId === this.#productIds[product],
    );
    return line?.id ?? randomUUID();
  }

  #orderId(index: number): string {
    return this.#orderIds[index % Math.max(this.#orderIds.length, 1)] ?? randomUUID();
  }

  /** The latest payment of an order. */
  #payment(order: number): { orderId: string; paymentId: string } {
    const orderId = this.#orderId(order);
    return { orderId, paymentId: transactionIds(this.#shop, orderId).at(-1) ?? randomUUID() };
  }

  async #share(id: string, percent: bigint): Promise<string> {
    const { order } = await this.#shop.as('staff').orders.getOrder({ id });
    return this.#prices.price((this.#prices.minor(order.priceSummary?.total) * percent) / 100n).amount;
  }
}
