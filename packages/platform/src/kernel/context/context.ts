import type { Settings } from '../settings/settings.ts';
import type { Shop } from '../settings/shop.ts';
import type { Database } from '../store/database.ts';
import type { Ids } from '../store/ids.ts';
import type { MediaStore } from '../store/media-store.ts';
import type { Clock } from '../values/clock.ts';
import type { Caller } from './caller.ts';
import { type Job, jobs } from './jobs.ts';
import { mailer, type SendMail } from './mail.ts';
import { type Emit, emitter } from './outbox.ts';
import type { Tokens } from './tokens.ts';

/** What all parts of one platform share. */
export interface Base {
  db: Database;
  clock: Clock;
  ids: Ids;
  tokens: Tokens;
  shop: Shop;
  settings: Settings;
  /** The bytes of files. */
  media: MediaStore;
  /** Hosts with ports, from which files are imported even if their addresses are private. */
  allowImport: readonly string[];
  /** Origin of the platform, for URLs in responses, for example `http://127.0.0.1:4010`. */
  origin: () => string;
}

/** What a handler works with. */
export interface Context extends Base {
  caller: Caller;
  /** Emits an event of the contract, in the transaction of the write. */
  emit: Emit;
  /** Sends an email, in the transaction of the write. */
  sendMail: SendMail;
  /**
   * Schedules a job: its worker runs when the platform's clock reaches the time. Returns the id of the job.
   */
  schedule: (job: Required<Pick<Job, 'kind' | 'due' | 'data'>>) => string;
  /** Scope of cursors: the call and the caller. */
  scope: string;
  /** Headers of the request, in lower case. */
  header: (name: string) => string | undefined;
}

/** The context of a request, a job or an action of the admin API. */
export function contextOf(
  base: Base,
  {
    caller,
    scope,
    header = () => undefined,
  }: Pick<Context, 'caller' | 'scope'> & Partial<Pick<Context, 'header'>>,
): Context {
  return {
    ...base,
    caller,
    scope,
    header,
    emit: emitter(base, caller),
    sendMail: mailer(base),
    schedule: (job) => base.db.of(jobs).save({ ...job, id: base.ids.uuid(), failures: 0 }).id,
  };
}
