import type { Order } from 'storewire';

/** Who has withdrawn from the contract of an order, and when. */
export interface Withdrawal {
  name: string;
  /** When the buyer has confirmed the withdrawal, in ISO 8601. */
  submittedAt: string;
}

/** The properties that the site itself adds to orders. Staff find orders by them. */
export const SITE_FIELDS = '_user_fields';

/** The withdrawal from the contract of an order. */
export function withdrawalOf({ extendedFields }: Order): Withdrawal | undefined {
  const { withdrawnBy, withdrawnAt } = extendedFields?.namespaces?.[SITE_FIELDS] ?? {};
  return typeof withdrawnAt === 'string'
    ? { name: String(withdrawnBy ?? ''), submittedAt: withdrawnAt }
    : undefined;
}
