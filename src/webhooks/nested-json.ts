import { fromJson } from '../core/json.ts';
import { asRecord, asText } from '../errors/normalise.ts';
import type { EventAccountInfo, EventIdentity } from '../../generated/types.ts';
import { refusePart } from './failures.ts';

export type Members = Record<string, unknown>;

/** What a verified token carries, with all its levels of JSON read. */
export interface Delivery {
  eventType: string;
  instanceId: string | undefined;
  identity: EventIdentity | undefined;
  accountInfo: EventAccountInfo | undefined;
  /** The event itself: the envelope of a domain event, or a bare event. */
  payload: Members;
}

/** Reads the claim `data`: JSON in a string, which holds JSON in strings once more. */
export function readDelivery(data: unknown): Delivery {
  if (typeof data !== 'string') throw refusePart('data', 'must be JSON in a string', `Unexpected type of JWT data: expected string, got ${typeof data}`);
  const outer = readJson(data, 'data');
  const eventType = asText(outer['eventType']);
  if (eventType === undefined) throw refusePart('data.eventType', 'must be a text');
  const { identity, accountInfo } = outer;
  return {
    eventType,
    instanceId: asText(outer['instanceId']),
    identity: identity === undefined || identity === null ? undefined : readJson(identity, 'data.identity'),
    accountInfo: asRecord(accountInfo),
    payload: readJson(outer['data'], 'data.data'),
  };
}

/** The object that a string of JSON holds. */
export function readJson(text: unknown, field: string): Members {
  if (typeof text !== 'string') throw refusePart(field, 'must be JSON in a string');
  const value = asRecord(fromJson(text));
  if (!value) throw refusePart(field, 'must be JSON of an object');
  return value;
}
