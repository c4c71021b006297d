import { type Base, contextOf } from '../kernel/context/context.ts';
import { type Job, jobs } from '../kernel/context/jobs.ts';
import { workerOf } from './index.ts';

/** A failed job runs again after a minute, and each later time after twice the time. */
const FIRST_RETRY_MS = 60_000;
/** A job that failed so often is parked. */
const MAX_FAILURES = 6;

/** Runs jobs when the platform's clock reaches them. */
export interface Scheduler {
  /** Runs all jobs that are due, in the order of their times. */
  runDue: () => void;
  /** Advances the clock by milliseconds. Each job that becomes due sees its own time. */
  advance: (milliseconds: number) => void;
}

/** A job that is not parked. */
type Waiting = Job & { due: string };

/** `onFault` receives the errors of jobs. */
export function createScheduler(base: Base, onFault: (error: unknown, kind: string) => void): Scheduler {
  const { db, clock } = base;
  let first: { changes: number; job: Waiting | undefined } = { changes: -1, job: undefined };
  const next = (time: number): Waiting | undefined => {
    const { changes } = db.of(jobs);
    // most writes change no job
    if (changes !== first.changes) first = { changes, job: firstJob() };
    return first.job && Date.parse(first.job.due) <= time ? first.job : undefined;
  };
  const firstJob = (): Waiting | undefined => {
    const job = db.of(jobs).find({ due: { $exists: true } }, [{ fieldName: 'due' }]);
    return job?.due === undefined ? undefined : { ...job, due: job.due };
  };
  const run = (job: Waiting): void => {
    const { id, kind, data } = job;
    try {
      db.write(() => {
        db.of(jobs).delete(id);
        const worker = workerOf(kind);
        if (!worker) throw new Error(`There is no worker for ${kind}`);
        worker(data as never, contextOf(base, { caller: { role: 'anonymous' }, scope: kind }));
      });
    } catch (error) {
      onFault(error, kind);
      db.write(() => db.of(jobs).save(afterFailure(job, error, clock.now())));
    }
  };
  const runDue = (): void => {
    for (let job = next(clock.now()); job; job = next(clock.now())) run(job);
  };
  return {
    runDue,
    advance: (milliseconds) => {
      const end = clock.now() + milliseconds;
      for (let job = next(end); job; job = next(end)) {
        clock.set(Math.max(Date.parse(job.due), clock.now()));
        run(job);
      }
      if (clock.now() < end) clock.set(end);
    },
  };
}

function afterFailure({ due: _, ...job }: Waiting, error: unknown, now: number): Job {
  const failures = job.failures + 1;
  const problem = error instanceof Error ? error.message : String(error);
  const failed = { ...job, failures, problem };
  if (failures >= MAX_FAILURES) return failed;
  return { ...failed, due: new Date(now + FIRST_RETRY_MS * 2 ** (failures - 1)).toISOString() };
}
