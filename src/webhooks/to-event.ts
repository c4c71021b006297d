import { present } from '../core/members.ts';
import { asRecord, asText } from '../errors/normalise.ts';
import type { EventMetadata } from '../../generated/types.ts';
import type { EventKind, KindTable } from '../runtime/events.ts';
import { refusePart } from './failures.ts';
import { type Delivery, type Members, readJson } from './nested-json.ts';

/** An event before its type is known to the compiler. */
export interface PlainEvent {
  id: string | undefined;
  type: string;
  kind: EventKind;
  metadata: EventMetadata & { eventType: string };
  entity?: object;
  data?: object;
  modifiedFields?: object;
}

/** Where the envelope of a domain event has what an event of a kind is about. */
const PLACES = [
  { kind: 'created', member: 'createdEvent', subject: 'entity' },
  { kind: 'updated', member: 'updatedEvent', subject: 'currentEntity' },
  { kind: 'deleted', member: 'deletedEvent', subject: 'deletedEntity' },
  { kind: 'action', member: 'actionEvent', subject: 'body' },
] as const satisfies { kind: EventKind; member: string; subject: string }[];

/** Takes an event out of its envelope. One of a type in `kinds` has what that kind promises, or is refused. */
export function toEvent({ eventType, payload, ...facts }: Delivery, kinds: KindTable): PlainEvent {
  const known = Object.hasOwn(kinds, eventType) ? kinds[eventType] : undefined;
  const type = known ? eventType : 'unknown';
  const place = PLACES.find(({ kind, member }) => (known ? kind === known : Object.hasOwn(payload, member)));
  if (!place) return { id: undefined, type, kind: 'bare', data: payload, metadata: { ...present(facts), eventType } };
  const { kind, member, subject } = place;
  const field = `data.data.${member}`;
  const change = asRecord(payload[member]);
  if (!change) throw refusePart(field, 'must be an object');
  const about = readSubject(change, subject, field);
  if (!about && kind !== 'deleted') throw refusePart(`${field}.${subject}`, 'must be there');
  const { createdEvent: _created, updatedEvent: _updated, deletedEvent: _deleted, actionEvent: _action, ...envelope } = payload;
  return {
    id: asText(payload['id']),
    type,
    kind,
    metadata: { ...envelope, ...present(facts), eventType },
    ...(about && (kind === 'action' ? { data: about } : { entity: about })),
    ...readModified(change, field),
  };
}

/**
 * What an event is about, as an object or as JSON in the member whose name ends in `AsJson`, which the platform's own client leaves out (recorded).
 */
function readSubject(change: Members, subject: string, field: string): Members | undefined {
  const value = change[subject];
  const json = change[`${subject}AsJson`];
  if (value === undefined || value === null) return json === undefined || json === null ? undefined : readJson(json, `${field}.${subject}AsJson`);
  const object = asRecord(value);
  if (!object) throw refusePart(`${field}.${subject}`, 'must be an object');
  return object;
}

function readModified({ modifiedFields }: Members, field: string): { modifiedFields?: Members } {
  if (modifiedFields === undefined || modifiedFields === null) return {};
  const fields = asRecord(modifiedFields);
  if (!fields) throw refusePart(`${field}.modifiedFields`, 'must be an object');
  return { modifiedFields: fields };
}
