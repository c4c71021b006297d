import type { Actors } from './steps.ts';

/** What causes an event, or that nothing does. */
export interface Trigger {
  /** One sentence for the list of all. */
  summary: string;
  /** Missing if nothing in the platform causes the event. */
  cause?: (actors: Actors) => Promise<unknown>;
}

export const trigger = (summary: string, cause: Trigger['cause']): Trigger => ({ summary, cause });

export const NEVER: Trigger = { summary: 'Never caused: emit it by the action emitEvent.' };
