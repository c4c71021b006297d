/** Actions on the clock of the platform, and on the jobs that it starts. */

import { jobs } from '../../../kernel/context/jobs.ts';
import { invalid, NotFound } from '../../../kernel/errors/failure.ts';
import { object } from '../../../kernel/schemas/json-schema.ts';
import { count, done, flag, limit, nothing, offset, text } from '../../../kernel/schemas/shapes.ts';
import { saveClock } from '../../../seeds/start.ts';
import { type AdminContext, defineToolAction } from '../shared/action.ts';

const clockState = object({
  now: { ...text, description: 'The time, as ISO 8601.' },
  isRunning: flag,
});

const job = object(
  { id: text, kind: text, failures: count },
  {
    due: { ...text, description: 'When it runs, as ISO 8601. Not there if it is parked.' },
    problem: { ...text, description: 'Message of its last failure.' },
  },
);

const stateOf = ({ clock }: AdminContext): { now: string; isRunning: boolean } => ({
  now: clock.iso(),
  isRunning: clock.isRunning,
});

/** Dates that follow from the time must have four digits of the year: they are compared as text. */
const LAST_TIME = Date.UTC(9000, 0);

/** Moves the clock and runs what becomes due. If that fails, the clock is where it was. */
function move(context: AdminContext, field: string, milliseconds: number): ReturnType<typeof stateOf> {
  const { clock, tools } = context;
  if (clock.now() + milliseconds > LAST_TIME) invalid(field, 'MAX', 'must not lead beyond the year 8999');
  const before = clock.state();
  try {
    tools.scheduler.advance(milliseconds);
    saveClock(context);
  } catch (error) {
    clock.restore(before);
    throw error;
  }
  return stateOf(context);
}

const missing = (): never => {
  throw new NotFound();
};

export const clockActions = {
  getClock: defineToolAction({
    summary: 'Returns the time of the platform.',
    effect: 'read',
    input: nothing,
    output: clockState,
    run: stateOf,
  }),
  setClock: defineToolAction({
    summary: 'Sets the clock to a later time and runs what becomes due.',
    effect: 'write',
    input: object({ time: { type: 'string', format: 'date-time' } }),
    output: clockState,
    run: (context, { time }) => {
      const milliseconds = Date.parse(time) - context.clock.now();
      if (milliseconds < 0) invalid('time', 'MIN', `must not be before ${context.clock.iso()}`);
      return move(context, 'time', milliseconds);
    },
  }),
  advanceClock: defineToolAction({
    summary: 'Advances the clock and runs what becomes due.',
    effect: 'write',
    input: object({
      milliseconds: { ...count, description: 'Such as 3600000 for an hour, 86400000 for a day.' },
    }),
    output: clockState,
    run: (context, { milliseconds }) => move(context, 'milliseconds', milliseconds),
  }),
  runClock: defineToolAction({
    summary: 'Lets time pass.',
    effect: 'write',
    input: nothing,
    output: clockState,
    run: (context) => {
      context.clock.run();
      saveClock(context);
      return stateOf(context);
    },
  }),
  stopClock: defineToolAction({
    summary: 'Stops the clock where it is.',
    effect: 'write',
    input: nothing,
    output: clockState,
    run: (context) => {
      context.clock.stop();
      saveClock(context);
      return stateOf(context);
    },
  }),
  listJobs: defineToolAction({
    summary:
      'Lists the jobs that wait for the clock: those that failed too often and are parked, then by time.',
    effect: 'read',
    input: object({}, { limit, offset }),
    output: object({ jobs: { type: 'array', items: job }, total: count }),
    run: ({ db }, page) => {
      const { items, total } = db.of(jobs).pageByOffset({ sort: [{ fieldName: 'due' }] }, page);
      return { jobs: items.map(({ data: _, ...about }) => about), total };
    },
  }),
  retryJob: defineToolAction({
    summary: 'Runs a job now that has failed.',
    effect: 'write',
    input: object({ id: text }),
    output: done,
    run: ({ db, clock }, { id }) => {
      const { problem: _, ...found } = db.of(jobs).get(id) ?? missing();
      db.of(jobs).save({ ...found, due: clock.iso(), failures: 0 });
      return {};
    },
  }),
  deleteJob: defineToolAction({
    summary: 'Deletes a job without running it.',
    effect: 'write',
    input: object({ id: text }),
    output: done,
    run: ({ db }, { id }) => {
      if (!db.of(jobs).delete(id)) missing();
      return {};
    },
  }),
};
