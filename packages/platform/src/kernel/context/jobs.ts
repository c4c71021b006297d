import { date, text } from '../store/columns.ts';
import { defineEntity } from '../store/entity.ts';

/** Work that becomes due at a time of the platform's clock. */
export interface Job {
  id: string;
  /** The name of its worker, for example `orders.releaseUnpaid`. */
  kind: string;
  /** ISO 8601. A job without it is parked: it failed too often, and runs again after the action `retryJob`. */
  due?: string;
  data: unknown;
  /** How often it failed. */
  failures: number;
  /** The message of its last failure. */
  problem?: string;
}

export const jobs = defineEntity<Job>()({
  name: 'job',
  // what they do is trusted: after an import, those that its data needs are scheduled again
  isExported: false,
  columns: { kind: text(({ kind }) => kind), due: date(({ due }) => due) },
});
