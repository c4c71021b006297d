import { number } from '../data/columns.ts';
import { defineEntity } from '../data/entity.ts';

/** A message on a phone that asks whether a sign-in is that of its owner. */
export interface Push {
  /** Id of the transaction. */
  id: string;
  memberId: string;
  email: string;
  isConfirmed: boolean;
  sentDate: string;
  /** Position among the messages of the shop. */
  sequence: number;
}

export const pushes = defineEntity<Push>()({
  name: 'push',
  isExported: false,
  columns: { sequence: number(({ sequence }) => sequence) },
});
