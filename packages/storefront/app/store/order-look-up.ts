import type { Order } from 'storewire';

/** How the server finds orders for people without an account. */
export interface OrderLookUp {
  /**
   * Resolves to the order with this number whose buyer has this email address, or to undefined. Resolves to `limited`
   * after too many attempts of a network address with the number or with the email address. Neither result names which
   * of the two was wrong.
   */
  find(number: string, email: string, address: string): Promise<Order | 'limited' | undefined>;
  /** A proof for the cookies of a browser that it has found an order, valid for a day. */
  proofOf(orderId: string): string;
  /** Resolves to the order of a proof, or to undefined if the proof is not valid for it. */
  open(orderId: string, proof: string): Promise<Order | undefined>;
}
