/** A small model of a shop, which the platform is compared with: carts, checkouts, orders, payments, stock and one coupon. Amounts are minor units. */

import { totalsOf } from './reference-totals.ts';

/** What a shop starts with. */
export interface Offer {
  prices: readonly bigint[];
  stock: readonly number[];
  /** Percentage that the coupon takes off, and how often it can be used. */
  percent: bigint;
  usageLimit: number;
}

/** Everything that shoppers and the merchant do, by its arguments. What it applies to is named by index. */
export interface Steps {
  add: [shopper: number, product: number, quantity: number];
  changeQuantity: [shopper: number, product: number, quantity: number];
  remove: [shopper: number, product: number];
  applyCoupon: [shopper: number];
  removeCoupon: [shopper: number];
  checkOut: [shopper: number];
  /** A buyer who does not read the checkout before agrees to what it was when it was last read. */
  placeOrder: [shopper: number, readsBefore: boolean];
  /** Everything up to an order in one step. */
  buy: [shopper: number, product: number, quantity: number, usesCoupon: boolean];
  /** Also decides a payment that is pending. */
  pay: [order: number, outcome: 'approved' | 'authorized' | 'pending' | 'declined'];
  /** The merchant asks for the whole total, also after the time for paying is over. */
  request: [order: number];
  capture: [order: number, percent: bigint];
  release: [order: number];
  refund: [order: number, percent: bigint];
  cancel: [order: number, restocks: boolean];
  wait: [minutes: number];
}

/** Each step returns whether it was possible. */
export type Shopping<Result> = { [Name in keyof Steps]: (...given: Steps[Name]) => Result };

/** What can be read of a shop. */
export interface Shown {
  stock: number[];
  carts: (Totals & { quantities: number[] })[];
  orders: (Money & { status: string; total: bigint; balance: bigint })[];
  couponUses: number;
}

interface Totals {
  subtotal: bigint;
  discount: bigint;
  total: bigint;
}

interface Money {
  paid: bigint;
  authorized: bigint;
  pending: bigint;
  refunded: bigint;
}

interface Purchase {
  /** By product. */
  quantities: number[];
  hasCoupon: boolean;
}

interface ModelOrder extends Money {
  quantities: number[];
  total: bigint;
  status: 'INITIALIZED' | 'APPROVED' | 'CANCELED';
  placed: number;
  hasCoupon: boolean;
  /** Whether its use of the coupon counts. */
  usesCoupon: boolean;
  /** Whether its pieces are taken out of stock. */
  isReserved: boolean;
  /** Whether it can be paid where it was placed. */
  isOpen: boolean;
  /** How often the merchant has asked for its payment. */
  requests: number;
  /** Whether it was ever paid or authorized. */
  isSecured: boolean;
}

/** Minutes until an unpaid order ends. */
const PATIENCE = 30;

export class ReferenceShop implements Shopping<boolean> {
  readonly #offer: Offer;
  readonly #stock: number[];
  readonly #carts: (Purchase | undefined)[];
  /** What each shopper has seen of the cart, and of the checkout that follows it. */
  readonly #seenBy: (string | undefined)[];
  /** Shoppers who have made a checkout of the cart. */
  readonly #checkingOut = new Set<number>();
  readonly #orders: ModelOrder[] = [];
  #minutes = 0;

  constructor(offer: Offer, shoppers: number) {
    this.#offer = offer;
    this.#stock = [...offer.stock];
    this.#carts = Array.from({ length: shoppers }, () => undefined);
    this.#seenBy = Array.from({ length: shoppers }, () => undefined);
  }

  shown(): Shown {
    return {
      stock: [...this.#stock],
      carts: this.#carts.map((cart) => {
        const purchase = this.#confirmed(cart ?? { quantities: this.#stock.map(() => 0), hasCoupon: false });
        return { quantities: purchase.quantities, ...this.#totals(purchase) };
      }),
      orders: this.#orders.map(({ status, total, paid, authorized, pending, refunded }) => ({
        ...{ status, total, paid, authorized, pending, refunded },
        balance: total - paid,
      })),
      couponUses: this.#couponUses(),
    };
  }

  add(shopper: number, product: number, quantity: number): boolean {
    const cart = this.#carts[shopper] ?? { quantities: this.#stock.map(() => 0), hasCoupon: false };
    this.#carts[shopper] = cart;
    const before = cart.quantities[product] ?? 0;
    cart.quantities[product] = this.#withinStock(product, before + quantity);
    return this.#changed(shopper);
  }

  changeQuantity(shopper: number, product: number, quantity: number): boolean {
    const { quantities } = this.#carts[shopper] ?? {};
    if (!quantities?.[product]) return false;
    quantities[product] = this.#withinStock(product, quantity);
    return this.#changed(shopper);
  }

  remove(shopper: number, product: number): boolean {
    const { quantities } = this.#carts[shopper] ?? {};
    if (!quantities?.[product]) return false;
    quantities[product] = 0;
    return this.#changed(shopper);
  }

  applyCoupon(shopper: number): boolean {
    const cart = this.#carts[shopper];
    if (!cart || this.#couponUses() >= this.#offer.usageLimit) return false;
    cart.hasCoupon = true;
    return this.#changed(shopper);
  }

  removeCoupon(shopper: number): boolean {
    const cart = this.#carts[shopper];
    if (!cart) return false;
    cart.hasCoupon = false;
    return this.#changed(shopper);
  }

  /** The response to a change of the cart shows its prices to the buyer. */
  #changed(shopper: number): boolean {
    const cart = this.#carts[shopper];
    if (cart) this.#seenBy[shopper] = this.#seen(cart);
    return true;
  }

  checkOut(shopper: number): boolean {
    const cart = this.#carts[shopper];
    if (!cart?.quantities.some((quantity) => quantity > 0)) return false;
    this.#checkingOut.add(shopper);
    return true;
  }

  placeOrder(shopper: number, readsBefore: boolean): boolean {
    const cart = this.#carts[shopper];
    if (!cart || !this.#checkingOut.has(shopper)) return false;
    if (readsBefore) this.#seenBy[shopper] = this.#seen(cart);
    const purchase = this.#confirmed(cart);
    const { quantities, hasCoupon } = purchase;
    if (!quantities.some((quantity) => quantity > 0)) return false;
    // no buyer pays more than the coupon in the checkout promises
    if (hasCoupon && this.#couponUses() >= this.#offer.usageLimit) return false;
    if (this.#seenBy[shopper] !== this.#seen(cart) || !this.#take(quantities)) return false;
    const { total } = this.#totals(purchase);
    this.#orders.push({
      quantities,
      total,
      status: total > 0n ? 'INITIALIZED' : 'APPROVED',
      ...{ paid: 0n, authorized: 0n, pending: 0n, refunded: 0n },
      placed: this.#minutes,
      hasCoupon,
      usesCoupon: hasCoupon,
      isReserved: true,
      isOpen: total > 0n,
      requests: 0,
      isSecured: false,
    });
    this.#carts[shopper] = undefined;
    this.#seenBy[shopper] = undefined;
    this.#checkingOut.delete(shopper);
    return true;
  }

  buy(shopper: number, product: number, quantity: number, usesCoupon: boolean): boolean {
    this.add(shopper, product, quantity);
    if (usesCoupon) this.applyCoupon(shopper);
    this.checkOut(shopper);
    return this.placeOrder(shopper, false);
  }

  pay(index: number, outcome: Steps['pay'][1]): boolean {
    const order = this.#order(index);
    if (!order) return false;
    if (order.pending > 0n) return this.#decide(order, outcome);
    if (!order.isOpen && order.requests === 0) return false;
    if (order.status === 'CANCELED' || order.paid + order.authorized > 0n) return false;
    if (outcome === 'declined') {
      this.#decline(order);
      return true;
    }
    if (order.status === 'INITIALIZED' && !this.#takeAgain(order)) return false;
    if (outcome === 'pending') order.pending = order.total;
    else this.#approve(order, outcome === 'approved' ? 'paid' : 'authorized');
    return true;
  }

  #decide(order: ModelOrder, outcome: Steps['pay'][1]): boolean {
    if (outcome === 'pending' || outcome === 'authorized') return false;
    if (outcome === 'approved' && order.status === 'CANCELED') return false;
    order.pending = 0n;
    if (outcome === 'approved') this.#approve(order, 'paid');
    else this.#decline(order);
    return true;
  }

  request(index: number): boolean {
    const order = this.#order(index);
    if (!order || order.status === 'CANCELED' || order.total === 0n) return false;
    if (order.paid + order.authorized + order.pending > 0n) return false;
    order.requests += 1;
    return true;
  }

  capture(index: number, percent: bigint): boolean {
    const order = this.#order(index);
    const amount = ((order?.total ?? 0n) * percent) / 100n;
    if (!order || amount === 0n || amount > order.authorized) return false;
    order.authorized = 0n;
    order.paid = amount;
    return true;
  }

  release(index: number): boolean {
    const order = this.#order(index);
    if (!order || order.authorized === 0n) return false;
    order.authorized = 0n;
    return true;
  }

  refund(index: number, percent: bigint): boolean {
    const order = this.#order(index);
    const amount = ((order?.total ?? 0n) * percent) / 100n;
    if (!order || amount === 0n || amount > order.paid - order.refunded) return false;
    order.refunded += amount;
    return true;
  }

  cancel(index: number, restocks: boolean): boolean {
    const order = this.#order(index);
    if (!order) return false;
    if (order.status === 'CANCELED') return true;
    if (order.authorized > 0n) return false;
    order.status = 'CANCELED';
    order.usesCoupon = false;
    if (restocks) this.#giveBack(order);
    return true;
  }

  wait(minutes: number): boolean {
    this.#minutes += minutes;
    for (const order of this.#orders)
      if (order.isOpen && !order.isSecured && order.pending === 0n && this.#isLate(order))
        this.#expire(order);
    return true;
  }

  #order(index: number): ModelOrder | undefined {
    return this.#orders[index % Math.max(this.#orders.length, 1)];
  }

  /** A sold-out item keeps its quantity, so that the buyer sees that it is missing. */
  #withinStock(product: number, quantity: number): number {
    const left = this.#stock[product] ?? 0;
    return left > 0 ? Math.min(quantity, left) : quantity;
  }

  #couponUses(): number {
    return this.#orders.filter(({ usesCoupon }) => usesCoupon).length;
  }

  #totals({ quantities, hasCoupon }: Purchase): Totals {
    const isReduced = hasCoupon && this.#couponUses() < this.#offer.usageLimit;
    const { subtotal, discount, total } = totalsOf({
      lines: quantities.map((quantity, product) => BigInt(quantity) * (this.#offer.prices[product] ?? 0n)),
      percent: isReduced ? this.#offer.percent : 0n,
    });
    return { subtotal, discount, total };
  }

  /** A purchase of the pieces that are left. */
  #confirmed({ quantities, hasCoupon }: Purchase): Purchase {
    return { quantities: quantities.map((each, product) => this.#withinStock(product, each)), hasCoupon };
  }

  /** What a buyer agrees to: the total, and what is there of each item. */
  #seen(asked: Purchase): string {
    const purchase = this.#confirmed(asked);
    const there = asked.quantities.map((quantity, product) => {
      const left = this.#stock[product] ?? 0;
      return left >= quantity ? 'all' : left > 0 ? 'some' : 'none';
    });
    return [this.#totals(purchase).total, ...purchase.quantities, ...there].join(' ');
  }

  /** Takes pieces out of stock, all or none of them. */
  #take(quantities: readonly number[]): boolean {
    if (quantities.some((quantity, product) => quantity > (this.#stock[product] ?? 0))) return false;
    for (const [product, quantity] of quantities.entries())
      this.#stock[product] = (this.#stock[product] ?? 0) - quantity;
    return true;
  }

  /** Takes what an order has given back, all or none of it. */
  #takeAgain(order: ModelOrder): boolean {
    if (order.hasCoupon && !order.usesCoupon && this.#couponUses() >= this.#offer.usageLimit) return false;
    if (!order.isReserved && !this.#take(order.quantities)) return false;
    order.isReserved = true;
    order.usesCoupon = order.hasCoupon;
    return true;
  }

  #giveBack(order: ModelOrder): void {
    if (!order.isReserved) return;
    order.isReserved = false;
    for (const [product, quantity] of order.quantities.entries())
      this.#stock[product] = (this.#stock[product] ?? 0) + quantity;
  }

  #approve(order: ModelOrder, kind: 'paid' | 'authorized'): void {
    order[kind] = order.total;
    order.isSecured = true;
    // what was opened last is paid
    if (order.requests > 0) order.requests -= 1;
    else order.isOpen = false;
    if (order.status === 'INITIALIZED') order.status = 'APPROVED';
  }

  #decline(order: ModelOrder): void {
    if (order.isSecured) return;
    if (order.status === 'INITIALIZED') this.#giveBack(order);
    if (this.#isLate(order)) this.#expire(order);
  }

  #expire(order: ModelOrder): void {
    // who canceled it has decided on its stock
    if (order.status !== 'CANCELED') this.#giveBack(order);
    order.isOpen = false;
    order.usesCoupon = false;
  }

  #isLate({ placed }: ModelOrder): boolean {
    return this.#minutes >= placed + PATIENCE;
  }
}
