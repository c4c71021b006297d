import type { EventAccountInfo, EventIdentity } from '../../generated/types.ts';
import { decodeFloats } from '../core/floats.ts';
import { fromJson } from '../core/json.ts';
import { asRecord, asText } from '../errors/normalise.ts';
import { StoreError } from '../errors/store-error.ts';
import { present } from '../lib/fields.ts';
import { violation } from '../lib/violation.ts';
import type { AnyEventTable, EventKind } from './event-table.ts';
import type { AnyEvent } from './types.ts';

/**
 * Why a delivery is rejected; the `code` of the error. `INVALID_TOKEN`: not a JWT. `INVALID_SIGNATURE`: signed with another key, or not with
 * RS256. `EXPIRED_TOKEN`: past its `exp`, or older than the age limit. `INVALID_CLAIM`: another claim is wrong. `TOO_LARGE`: longer than
 * allowed. `INVALID_EVENT`: signed correctly, but malformed; `violations` names the field. `UNEXPECTED_TYPE`: not one of the expected types.
 */
export type WebhookCode =
  | 'INVALID_TOKEN'
  | 'INVALID_SIGNATURE'
  | 'EXPIRED_TOKEN'
  | 'INVALID_CLAIM'
  | 'TOO_LARGE'
  | 'INVALID_EVENT'
  | 'UNEXPECTED_TYPE';

/** The operation that all errors of this entry name. */
export const OPERATION = 'webhooks.verifyEvent';

export const deliveryError = (code: WebhookCode, message: string): StoreError =>
  new StoreError(message, { kind: 'client', operation: OPERATION, code });

function invalidEvent(
  field: string,
  description: string,
  message = `The event is malformed: "${field}" ${description}`,
): StoreError {
  const violations = [violation(field, description)];
  const code: WebhookCode = 'INVALID_EVENT';
  return new StoreError(message, { kind: 'validation', operation: OPERATION, code, violations });
}

type Fields = Record<string, unknown>;

/** An event whose id may have to come from its token. */
type ReadEvent = Omit<AnyEvent, 'id'> & { id: string | undefined };

/** Reads an event from the claim `data` of a verified token: a string of JSON that contains strings of JSON. */
export function toEvent(data: unknown, table: AnyEventTable): ReadEvent {
  if (typeof data !== 'string') {
    const message = `Unexpected type of JWT data: expected string, got ${typeof data}`;
    throw invalidEvent('data', 'must be a string of JSON', message);
  }
  const delivery = readJson(data, 'data');
  const eventType = asText(delivery['eventType']);
  if (eventType === undefined) throw invalidEvent('data.eventType', 'must be a non-empty string');
  const facts = present(readFacts(delivery));
  const entry = Object.hasOwn(table, eventType) ? table[eventType] : undefined;
  const { metadata, ...content } = readPayload(readJson(delivery['data'], 'data.data'), entry?.kind);
  const type = entry ? eventType : 'unknown';
  const event = { ...content, type, metadata: { ...metadata, ...facts, eventType } };
  if (entry?.floats) decodeFloats(event, entry.floats);
  return event;
}

/** What a delivery says in addition to its payload. */
function readFacts({ instanceId, identity, accountInfo }: Fields): {
  instanceId: string | undefined;
  identity: EventIdentity | undefined;
  accountInfo: EventAccountInfo | undefined;
} {
  return {
    instanceId: asText(instanceId),
    identity: isAbsent(identity) ? undefined : readJson(identity, 'data.identity'),
    accountInfo: asRecord(accountInfo),
  };
}

/** Where the envelope of a domain event has what an event of a kind is about. */
const ENVELOPES = [
  { kind: 'created', property: 'createdEvent', subject: 'entity' },
  { kind: 'updated', property: 'updatedEvent', subject: 'currentEntity' },
  { kind: 'deleted', property: 'deletedEvent', subject: 'deletedEntity' },
  { kind: 'action', property: 'actionEvent', subject: 'body' },
] as const satisfies { kind: EventKind; property: string; subject: string }[];

/** Takes an event out of its envelope. Throws if it is not of the kind that its type has. */
function readPayload(
  payload: Fields,
  expected: EventKind | undefined,
): Pick<ReadEvent, 'id' | 'kind' | 'entity' | 'data' | 'modifiedFields'> & { metadata: Fields } {
  const envelope = ENVELOPES.find(({ kind, property }) =>
    expected ? kind === expected : Object.hasOwn(payload, property),
  );
  if (!envelope) return { id: undefined, kind: 'bare', data: payload, metadata: {} };
  const { kind, property, subject } = envelope;
  const field = `data.data.${property}`;
  const change = asRecord(payload[property]);
  if (!change) throw invalidEvent(field, 'must be an object');
  const value = readSubject(change, subject, field);
  if (!value && kind !== 'deleted') throw invalidEvent(`${field}.${subject}`, 'is required');
  const { createdEvent: _c, updatedEvent: _u, deletedEvent: _d, actionEvent: _a, ...metadata } = payload;
  return {
    id: asText(payload['id']),
    kind,
    metadata,
    ...(value && (kind === 'action' ? { data: value } : { entity: value })),
    ...readModifiedFields(change, field),
  };
}

/** Reads what an event is about: an object, or JSON in a property ending in `AsJson`, which the platform's own client ignores (recorded). */
function readSubject(change: Fields, subject: string, field: string): Fields | undefined {
  const value = change[subject];
  if (isAbsent(value)) {
    const json = change[`${subject}AsJson`];
    return isAbsent(json) ? undefined : readJson(json, `${field}.${subject}AsJson`);
  }
  return readObject(value, `${field}.${subject}`);
}

const readModifiedFields = ({ modifiedFields }: Fields, field: string): { modifiedFields?: Fields } =>
  isAbsent(modifiedFields) ? {} : { modifiedFields: readObject(modifiedFields, `${field}.modifiedFields`) };

function readObject(value: unknown, field: string): Fields {
  const object = asRecord(value);
  if (!object) throw invalidEvent(field, 'must be an object');
  return object;
}

function readJson(text: unknown, field: string): Fields {
  const value = typeof text === 'string' ? asRecord(fromJson(text)) : undefined;
  if (!value) throw invalidEvent(field, 'must be a string with a JSON object');
  return value;
}

const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined;
