import { asText } from '../errors/normalise.ts';
import { systemError } from '../errors/store-error.ts';
import { OPERATION } from './failures.ts';
import type { NamedHandler } from './handlers.ts';
import type { WebhookHappening } from './observe.ts';
import type { EventStore } from './store.ts';
import type { IdentifiedEvent } from './verify-event.ts';

/** What handlers are run with. */
export interface DispatchSettings {
  store: EventStore;
  /** How long a handler may take before another delivery may start it again. */
  leaseMs: number;
  /** How long it is known that a handler is done, and what the newest event of an entity was. */
  keepMs: number;
  tell: (happening: WebhookHappening) => unknown;
}

export type Outcome = 'done' | 'duplicate' | 'busy' | 'failed';

/** Runs each handler that has not been done for this event. One that fails leaves the others alone, and is the only one to run again. */
export async function dispatch(event: IdentifiedEvent, handlers: NamedHandler[], settings: DispatchSettings): Promise<Outcome[]> {
  const { tell } = settings;
  const facts = { eventId: event.id, eventType: event.metadata.eventType };
  const late = await isLate(event, settings);
  if (late) tell({ type: 'late', ...facts });
  return Promise.all(
    handlers.map(async ([name, handler]) => {
      try {
        const type = await once(`${event.id}:${name}`, settings, async () => handler(structuredClone(event), { isLate: late }));
        tell({ type, ...facts, handler: name });
        return type;
      } catch (error) {
        tell({ type: 'failed', ...facts, handler: name, error });
        return 'failed';
      }
    }),
  );
}

/** Runs work, unless it is done or under way. What fails is given back, and so runs again. */
async function once(key: string, { store, leaseMs, keepMs }: DispatchSettings, work: () => Promise<unknown>): Promise<Exclude<Outcome, 'failed'>> {
  const holder = crypto.randomUUID();
  const state = await asked(() => store.take(key, holder, leaseMs));
  if (state !== 'taken') return state === 'done' ? 'duplicate' : 'busy';
  try {
    await work();
  } catch (error) {
    // a store that does not hear of it lets go when the lease is over
    await asked(() => store.release(key, holder)).catch(() => undefined);
    throw error;
  }
  await asked(() => store.finish(key, keepMs));
  return 'done';
}

async function isLate({ metadata }: IdentifiedEvent, { store, keepMs }: DispatchSettings): Promise<boolean> {
  const [kind, id, sequence = ''] = [metadata.entityFqdn, metadata.entityId, metadata.entityEventSequence].map(asText);
  if (!kind || !id || !/^\d+$/.test(sequence)) return false;
  return asked(() => store.isLate(`${kind}:${id}`, sequence.replace(/^0+(?=\d)/, ''), keepMs));
}

/** A failure of the store is told from one of a handler. */
async function asked<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (cause) {
    throw systemError({ operation: OPERATION, code: 'EVENT_STORE_FAILED', cause });
  }
}
