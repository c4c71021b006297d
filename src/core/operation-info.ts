/** What a call is made of: the types that generated code and the transport share. */
import type { StoreError } from '../errors/store-error.ts';
import type { Fields } from '../lib/fields.ts';

/** Turns the input into its wire form. */
export type Encoder = (fields: Fields, operation: OperationInfo) => Fields;

/**
 * The fields that are numbers, by name: everywhere, or only in objects that are held by a field of one of these
 * names. NaN and the infinities are sent as text there.
 */
export type Numbers = Readonly<Record<string, true | readonly string[]>>;

/** What errors and events report about their call. */
export interface CallContext {
  operation: string;
  attempts: number;
  status: number | undefined;
  requestId: string | undefined;
}

/** What is sent, without the headers. */
export interface RequestContent {
  method: string;
  /** JSON; null for none. */
  body: string | null;
}

/** A request without the headers that the transport adds. */
export interface PreparedRequest {
  /** Path and query, relative to the base URL. Must start with a slash. */
  path: string;
  content: RequestContent;
}

/** Status, headers and body of a response. A `Response` of `fetch` is one. */
export type HttpResponse = Pick<Response, 'status' | 'statusText' | 'headers' | 'text'>;

/**
 * How a call differs from a method and a path. Encoders are functions, so that a bundle contains only those
 * that its calls need.
 */
export interface Traits {
  /** Roles that may make the call according to the contract, separated by spaces; named by the error of a 403. */
  allowedRoles?: string;
  /** A `POST` that changes nothing, and so may be repeated. */
  safe?: boolean;
  /** Sent without credentials. */
  noAuth?: boolean;
  /** Sent to `siteUrl`, not to `baseUrl`. */
  onSite?: boolean;
  /** Of a deprecated call: its removal date, such as `2027-02-01`. */
  sunset?: string;
  /** The call to use instead of a deprecated one, as `service.method`. */
  replacedBy?: string;
  /** Returns an object without properties, so that an empty response body is a success too. */
  emptyBody?: boolean;
  /** Its error responses have the form of RFC 6749, section 5.2: `error` is the code. */
  oauthErrors?: boolean;
  /** Fills the path template. */
  buildPath?: (operation: OperationInfo, fields: Fields) => { path: string; rest: Fields };
  /** Writes fields as a query, of at most `maxLength` characters unless the call has a `postPath`. */
  query?: ((operationId: string, fields: Fields) => string) & { readonly maxLength?: number };
  /**
   * Creates the request from the fields that are not in the path. Without it, they are the query of a `GET`
   * or a `DELETE`, and the JSON body of all other requests.
   */
  prepare?: (operation: OperationInfo, path: string, fields: Fields) => PreparedRequest;
  /**
   * Returns the passwords, codes and tokens of an input. Such a call is sent once: it is neither retried nor
   * repeated after a 401. Its errors have `***` where they would quote one of them.
   */
  secrets?: ((input: unknown) => readonly string[]) | undefined;
  /**
   * Called with the error of a call with `secrets` before they are replaced, to decide what it means: a
   * password may be the same text as a code. Must not pass the error on.
   */
  onFailure?: ((error: StoreError) => void) | undefined;
  /** A call with `secrets` that may be repeated nevertheless: it changes nothing, or they are for another server. */
  repeatable?: boolean;
  /** Field of the input that is the whole body, for a `prepare` that sends it. */
  body?: string;
  /** Turns the input into its wire form. */
  encode?: Encoder;
  /** The fields of input and response that may be numbers which JSON cannot represent. */
  numbers?: Numbers;
  /**
   * What is wrong with a success response body, which then fails the call as `badAnswer`; undefined if
   * nothing. Throws the error that the body stands for, if it is one.
   */
  check?: (body: unknown, context: CallContext) => unknown;
  /** Path of the `POST` that `postIfLong` sends instead if the query is longer than 4000 characters. */
  postPath?: string;
}

/** Everything that the transport needs to know about a call. */
export interface OperationInfo extends Traits {
  /** `service.method`. */
  id: string;
  /** HTTP method in capitals. */
  method: string;
  /** Gateway prefix and path template. */
  path: string;
}

/** Whether a call changes nothing, so that it can be repeated. */
export const isRead = ({ method, safe }: OperationInfo): boolean => method === 'GET' || safe === true;
