/** What a call is, as generated code says it. */
import type { Fields } from '../lib/fields.ts';

/**
 * The fields that are numbers, by name: everywhere, or only in objects that are held by a field of one of these
 * names. NaN and the infinities are sent as text there.
 */
export type Numbers = Readonly<Record<string, true | readonly string[]>>;

/** Method, path with query, and JSON body of a request. The path starts with a slash. */
export interface RequestParts {
  /** HTTP method in capitals. */
  method: string;
  /** Path and query. */
  path: string;
  /** JSON; null for none. */
  body: string | null;
}

/** What the description says about a call, apart from the parameters in its path. */
interface Annotations {
  /** Fields that are query parameters of a request with a body. All fields of a `GET` or a `DELETE` are. */
  query?: readonly string[];
  /** Field that is the whole body. */
  body?: string;
  /** Makes the request of a call whose fields go elsewhere. */
  prepare?: (operation: OperationInfo, fields: Fields) => RequestParts;
  /** Path of the `POST` that replaces a `GET` whose query is too long. */
  postPath?: string;
  /** The fields of input and response that may be numbers which JSON cannot represent. */
  numbers?: Numbers;
  /** Returns an object without properties, so that an empty response body is a success too. */
  emptyBody?: boolean;
  /** Sent to `siteUrl`, not to `baseUrl`. */
  onSite?: boolean;
  /** Sent without credentials. */
  noAuth?: boolean;
  /** A `POST` that changes nothing, and so may be repeated. */
  safe?: boolean;
  /** A call whose input has a password, a code or a token, which no error may quote. Such a write is sent once. */
  secret?: boolean;
  /** Its error responses have the form of RFC 6749, section 5.2: `error` is the code. */
  oauthErrors?: boolean;
  /** Roles that may make the call according to the contract, separated by spaces; named by the error of a 403. */
  allowedRoles?: string;
  /** Removal date of a deprecated call, such as `2027-02-01`. */
  sunset?: string;
  /** The call to use instead of a deprecated one, as `service.method`. */
  replacedBy?: string;
  /** The call that a site with the other version of the catalog has, as `service.method`. */
  otherVersion?: string;
}

/** Everything that the transport needs to know about a call. */
export interface OperationInfo extends Annotations {
  /** `service.method`. */
  id: string;
  /** HTTP method in capitals. */
  method: string;
  /** Gateway prefix and path template. */
  path: string;
}

/** Whether a call changes nothing, so that it can be repeated. */
export const isRead = ({ method, safe }: OperationInfo): boolean => method === 'GET' || safe === true;
