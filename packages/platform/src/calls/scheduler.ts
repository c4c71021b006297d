import { type Base, contextOf } from '../context/context.ts';
import { type Job, jobs } from '../context/jobs.ts';
import { workerOf } from './index.ts';

/** Runs jobs when the platform's clock reaches them. */
export interface Scheduler {
  /** Runs all jobs that are due, in the order of their times. */
  runDue: () => void;
  /** Advances the clock by milliseconds. Each job that becomes due sees its own time. */
  advance: (milliseconds: number) => void;
}

export function createScheduler(base: Base): Scheduler {
  const { db, clock } = base;
  let first: { changes: number; job: Job | undefined } = { changes: -1, job: undefined };
  const next = (time: number): Job | undefined => {
    const { changes } = db.of(jobs);
    // most writes change no job
    if (changes !== first.changes) first = { changes, job: db.of(jobs).find({}, [{ fieldName: 'due' }]) };
    return first.job && Date.parse(first.job.due) <= time ? first.job : undefined;
  };
  const run = ({ id, kind, data }: Job): void =>
    db.write(() => {
      db.of(jobs).delete(id);
      const worker = workerOf(kind);
      if (!worker) throw new Error(`There is no worker for ${kind}`);
      worker(data as never, contextOf(base, { caller: { role: 'anonymous' }, scope: kind }));
    });
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
