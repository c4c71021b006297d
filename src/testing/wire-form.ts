import type { Events } from '../../generated/events/index.ts';
import type { EventKind, EventMap } from '../runtime/events.ts';
import type { EventMetadata } from '../../generated/types.ts';

/** An event to be signed: its type, and of what the description says that it holds whatever matters to the test. */
export type EventInput<Map extends EventMap<Map> = Events, Type extends keyof Map = keyof Map> = Type extends keyof Map
  ? { type: Type; metadata?: EventMetadata | undefined } & Parts<Omit<Map[Type]['body'], 'metadata'>>
  : never;

/** The same members, each of which may hold a part of what it holds. */
type Parts<Body> = { [Member in keyof Body]: Part<Body[Member]> };

type Part<Value> = Value extends readonly (infer Item)[]
  ? readonly Part<Item>[]
  : Value extends object
    ? { readonly [Member in keyof Value]?: Part<Value[Member]> | undefined }
    : Value;

/** An event of any type, as the code here takes it. */
export interface PlainInput {
  type: PropertyKey;
  metadata?: EventMetadata | undefined;
  entity?: unknown;
  data?: unknown;
  modifiedFields?: unknown;
}

/** Text of the claim `data`: what the platform writes, with JSON in strings at three levels (recorded). */
export function toClaim(input: PlainInput, kind: EventKind, now: number): string {
  const { instanceId = crypto.randomUUID(), identity, accountInfo, eventType: _eventType, ...envelope } = input.metadata ?? {};
  const payload = kind === 'bare' ? input.data : { ...fill(envelope, input.entity, now), ...changeOf(kind, input) };
  return JSON.stringify({
    eventType: input.type,
    instanceId,
    data: JSON.stringify(payload),
    ...(identity && { identity: JSON.stringify(identity) }),
    ...(accountInfo && { accountInfo }),
  });
}

/** What every domain event has, where the test does not say it. */
function fill(envelope: EventMetadata, entity: unknown, now: number): EventMetadata {
  const { id } = (entity ?? {}) as { id?: unknown };
  return {
    id: crypto.randomUUID(),
    entityId: typeof id === 'string' ? id : crypto.randomUUID(),
    eventTime: new Date(now).toISOString(),
    triggeredByAnonymizeRequest: false,
    originatedFrom: null,
    ...envelope,
  };
}

function changeOf(kind: Exclude<EventKind, 'bare'>, { entity, data, modifiedFields }: PlainInput): object {
  switch (kind) {
    case 'created':
      return { createdEvent: { entity } };
    case 'updated':
      return { updatedEvent: { currentEntity: entity, modifiedFields } };
    case 'deleted':
      return { deletedEvent: { deletedEntity: entity } };
    case 'action':
      return { actionEvent: { body: data } };
  }
}
