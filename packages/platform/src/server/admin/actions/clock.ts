/** Actions on the clock of the platform. */
import * as z from 'zod/mini';
import { invalid } from '../../../base/failure.ts';
import { saveClock } from '../../../seeds/start.ts';
import { type AdminContext, defineAction } from '../shared/action.ts';
import { nothing } from '../shared/shapes.ts';

const clockState = z.object({
  now: z.string().check(z.meta({ description: 'The time, as ISO 8601.' })),
  isRunning: z.boolean(),
});

const stateOf = ({ clock }: AdminContext): { now: string; isRunning: boolean } => ({
  now: clock.iso(),
  isRunning: clock.isRunning,
});

/** Moves the clock and runs what becomes due. If that fails, the clock is where it was. */
function move(context: AdminContext, milliseconds: number): ReturnType<typeof stateOf> {
  const { clock, tools } = context;
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

export const clockActions = {
  getClock: defineAction({
    summary: 'Returns the time of the platform.',
    effect: 'read',
    input: nothing,
    output: clockState,
    run: stateOf,
  }),
  setClock: defineAction({
    summary: 'Sets the clock to a later time and runs what becomes due.',
    effect: 'write',
    input: z.strictObject({ time: z.iso.datetime({ offset: true }) }),
    output: clockState,
    run: (context, { time }) => {
      const milliseconds = Date.parse(time) - context.clock.now();
      if (milliseconds < 0) invalid('time', 'MIN', `must not be before ${context.clock.iso()}`);
      return move(context, milliseconds);
    },
  }),
  advanceClock: defineAction({
    summary: 'Advances the clock and runs what becomes due.',
    effect: 'write',
    input: z.strictObject({ milliseconds: z.int().check(z.gte(0)) }),
    output: clockState,
    run: (context, { milliseconds }) => move(context, milliseconds),
  }),
  runClock: defineAction({
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
  stopClock: defineAction({
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
};
