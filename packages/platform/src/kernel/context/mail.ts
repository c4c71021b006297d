import { date, number, text } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { defineEntity } from '../store/entity.ts';
import type { Ids } from '../store/ids.ts';
import type { Clock } from '../values/clock.ts';

/** An email that the platform would have sent. The inbox of the console shows it. */
export interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** ISO 639-1 code of the language of an email of an app. Those of the platform are in English. */
  language?: string;
  /** The order that the email is about, if it links to it. */
  orderId?: string;
  /** The link that the email is about. */
  link?: string;
  /** A code that the email contains. */
  code?: string;
  sentDate: string;
  /** Position among the emails of the shop. */
  sequence: number;
}

export const mails = defineEntity<Mail>()({
  name: 'mail',
  columns: {
    to: text(({ to }) => to),
    sentDate: date(({ sentDate }) => sentDate),
    sequence: number(({ sequence }) => sequence),
  },
});

/** How many of the latest emails the inbox keeps at least. */
const KEPT_MAILS = 10_000;
/** After how many emails older ones are deleted. */
const CLEARED_EVERY = 1000;

/** Stores an email. Call it in writes only. */
export type SendMail = (mail: Omit<Mail, 'id' | 'sentDate' | 'sequence'>) => void;

export const mailer =
  ({ db, clock, ids }: { db: Database; clock: Clock; ids: Ids }): SendMail =>
  (mail) => {
    const sequence = ids.next('mail');
    db.of(mails).save({ ...mail, id: ids.uuid(), sentDate: clock.iso(), sequence });
    if (sequence % CLEARED_EVERY !== 0) return;
    for (const { id } of db.of(mails).all({ where: { sequence: { $lte: sequence - KEPT_MAILS } } }))
      db.of(mails).delete(id);
  };
