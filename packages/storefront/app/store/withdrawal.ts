/** A statement of a buyer who withdraws from a contract: what Article 11a of Directive 2011/83/EU lets a shop ask for. */
export interface Withdrawal {
  name: string;
  /** As it was entered: it is not compared with orders. */
  orderNumber: string;
  /** Where the buyer gets the confirmation of receipt. */
  email: string;
  /** When the buyer has confirmed the withdrawal, in ISO 8601. */
  submittedAt: string;
}

/** Resolves once the statement cannot be lost any more. */
export type ReceiveWithdrawal = (withdrawal: Withdrawal) => Promise<void>;
