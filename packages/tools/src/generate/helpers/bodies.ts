/** Requests that have headers of their own or a body that is not plain JSON. */
import {
  type Fields,
  type OperationInfo,
  omit,
  pick,
  type RequestBody,
  refuseInput,
  type Traits,
  toJson,
} from 'storewire/runtime';

type Headers = Readonly<Record<string, string>>;

/** What a request has as its body, and the headers that say so, usually its content type. */
interface SentBody {
  /** What `fetch` sends; null for nothing. */
  body: RequestBody | null;
  headers: Headers;
}

/** Writes the body of a request from what a caller gave. */
export type SendBody = (operation: OperationInfo, body: unknown) => SentBody;

/** What a request consists of in addition to its path. */
interface RequestParts {
  /** Writes the body. Defaults to none. */
  send?: SendBody;
  /** Fields that are sent in the query of a request with a body. Defaults to none. */
  inQuery?: readonly string[];
  /** Takes the header parameters out of an input. Defaults to none. */
  headers?: (operationId: string, fields: Fields) => { headers: Headers; rest: Fields };
  /** Media types of the `Accept` header. Defaults to none. */
  accept?: string;
}

/**
 * Writes requests with a body of this kind, none by default, with header parameters and with the media types
 * that can be read.
 */
export const request =
  ({
    send = sendNothing,
    inQuery = [],
    headers,
    accept,
  }: RequestParts = {}): NonNullable<Traits['prepare']> =>
  (operation, path, fields) => {
    const { id, method, body: whole } = operation;
    const taken = headers?.(id, fields);
    const values = taken?.rest ?? fields;
    const isBodiless = send === sendNothing;
    const query = operation.query?.(id, isBodiless ? values : pick(values, inQuery));
    const rest = isBodiless ? {} : omit(values, inQuery);
    const sent = send(operation, whole ? rest[whole] : rest);
    return {
      path: query ? `${path}?${query}` : path,
      content: { method, body: sent.body },
      headers: { ...(accept && { accept }), ...sent.headers, ...taken?.headers },
    };
  };

const sendNothing: SendBody = () => ({ body: null, headers: {} });

/** JSON, perhaps of a media type of its own, such as `application/merge-patch+json`. */
export const sendJson =
  (type = 'application/json'): SendBody =>
  ({ id, body: whole, floats }, body) => {
    if (body === undefined) throw refuseInput(id, whole ?? 'input', 'is required');
    return {
      body: toJson(id, body, whole ? floats?.[whole] : floats, whole),
      headers: { 'content-type': type },
    };
  };

/** Text of this media type. */
export const sendText =
  (type: string): SendBody =>
  ({ id, body: name = 'body' }, body) => {
    if (typeof body !== 'string') throw refuseInput(id, name, 'must be a string');
    return { body, headers: { 'content-type': type } };
  };

/** A `Blob`, sent as this media type, or as its own where the description leaves it open. */
export const sendBlob =
  (type?: string): SendBody =>
  ({ id, body: name = 'body' }, body) => {
    if (!(body instanceof Blob)) throw refuseInput(id, name, 'must be a Blob');
    return { body, headers: { 'content-type': type ?? (body.type || 'application/octet-stream') } };
  };

/** A body that may be left out. */
export const sendOptional =
  (send: SendBody): SendBody =>
  (operation, body) =>
    (body === undefined ? sendNothing : send)(operation, body);
