import type { EventAccountInfo, EventIdentity, EventKind } from 'storewire';
import { asRecord, asText, convertTexts, fromJson } from 'storewire/internal';
import { invalidEvent } from './delivery-error.ts';
import type { AnyEvent } from './event.ts';
import { type EventReading, SUBJECTS } from './event-module.ts';

type UnknownFields = Record<string, unknown>;

/** An event without an id of its own gets one from its token. */
type ReadEvent = Omit<AnyEvent, 'id'> & { id?: string | undefined };

/**
 * Reads an event from the claim `data` of a verified token: a string of JSON that contains strings of JSON.
 */
export function readEvent(data: unknown, { eventKinds, numbers }: EventReading): ReadEvent {
  if (typeof data !== 'string') {
    const message = `Unexpected type of JWT data: expected string, got ${typeof data}`;
    throw invalidEvent('data', 'must be a string', message);
  }
  const delivery = readJson(data, 'data');
  const eventType = asText(delivery['eventType']);
  if (!eventType) throw invalidEvent('data.eventType', 'must be a string');
  const instanceId = asText(delivery['instanceId']);
  const identity = readOptional(delivery['identity'], 'data.identity', readJson);
  const accountInfo = asRecord(delivery['accountInfo']);
  const expected = Object.hasOwn(eventKinds, eventType) ? eventKinds[eventType] : undefined;
  const { metadata, ...content } = readPayload(readJson(delivery['data'], 'data.data'), expected);
  if (expected) convertTexts({ entity: content.entity, data: content.data }, numbers);
  return {
    ...content,
    type: expected ? eventType : 'unknown',
    metadata: {
      ...metadata,
      ...(instanceId && { instanceId }),
      ...(identity && { identity: identity as EventIdentity }),
      ...(accountInfo && { accountInfo: accountInfo as EventAccountInfo }),
      eventType,
    },
  };
}

/** Takes an event out of its envelope. Throws if it is not of the kind that its type has. */
function readPayload(
  payload: UnknownFields,
  expected: EventKind | undefined,
): Omit<ReadEvent, 'type' | 'metadata'> & { metadata: UnknownFields } {
  const [kind, subject] =
    SUBJECTS.find(([each]) => (expected ? each === expected : `${each}Event` in payload)) ?? [];
  if (!kind) return { kind: 'bare', data: payload, metadata: {} };
  const { [`${kind}Event`]: change, ...metadata } = payload;
  const field = `data.data.${kind}Event`;
  const fields = readEventObject(change, field);
  // the platform's own client ignores the JSON form (recorded)
  const value =
    readOptional(fields[subject], `${field}.${subject}`, readEventObject) ??
    readOptional(fields[`${subject}AsJson`], `${field}.${subject}AsJson`, readJson);
  if (!value && kind !== 'deleted') throw invalidEvent(`${field}.${subject}`, 'is required');
  const modifiedFields = readOptional(fields['modifiedFields'], `${field}.modifiedFields`, readEventObject);
  return {
    id: asText(payload['id']),
    kind,
    metadata,
    ...(value && (kind === 'action' ? { data: value } : { entity: value })),
    ...(modifiedFields && { modifiedFields }),
  };
}

function readEventObject(value: unknown, field: string, description = 'must be an object'): UnknownFields {
  const object = asRecord(value);
  if (!object) throw invalidEvent(field, description);
  return object;
}

const readJson = (text: unknown, field: string): UnknownFields =>
  readEventObject(typeof text === 'string' && fromJson(text), field, 'must be a JSON string');

const readOptional = (
  value: unknown,
  field: string,
  read: (value: unknown, field: string) => UnknownFields,
): UnknownFields | undefined => (value === null || value === undefined ? undefined : read(value, field));
