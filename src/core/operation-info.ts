import type { Headers } from './credentials.ts';
import type { Places } from './places.ts';

/** A value per input member. */
export type Members = Readonly<Record<string, unknown>>;

/** Turns members into their wire form. */
export type Encoder = (members: Members, operation: OperationInfo) => Members;

/** What a request has as its body, and the headers that say so. */
export interface SentBody {
  body: BodyInit | null;
  headers: Headers;
}

/** Writes a body that is not plain JSON. */
export type SendBody = (operation: OperationInfo, body: unknown) => SentBody;

/** Reads the body of a success response, also as text; undefined when it is not what the description says. */
export type ReceiveBody = (response: Response) => Promise<{ data: unknown; text: string } | undefined>;

/**
 * What a call does that its method and path do not say. The encoders are functions, so that a bundle holds only those that its
 * calls need.
 */
export interface Traits {
  /** Who may call it, as the contract has it; named on a 403. */
  callers?: string;
  /** A POST that changes nothing. Reads may be repeated. */
  read?: boolean;
  /** Sent without a token. */
  open?: boolean;
  /** Lives on the site, not on the platform host. */
  site?: boolean;
  /** Puts members into the path template. */
  fill?: (operation: OperationInfo, members: Members) => { path: string; rest: Members };
  /** Writes members as a query. */
  query?: (operationId: string, members: Members) => string;
  /** Members that travel in the query of a call that has a body. Calls that have one although GET and DELETE usually do not name them too. */
  inQuery?: readonly string[];
  /** Takes header and cookie parameters out of the input. */
  headers?: (operationId: string, members: Members) => { headers: Headers; rest: Members };
  /** Writes the body, where that is not plain JSON. */
  send?: SendBody;
  /** Media types that the call can read, where the server has a choice. */
  accept?: string;
  /** The success responses by status, or `2XX` for all, where they are not 200 with a JSON object only. */
  receive?: Readonly<Record<string, ReceiveBody>>;
  /** Texts of an input that no error may repeat, as platforms quote what they refuse. */
  hide?: (input: unknown) => readonly (string | null | undefined)[];
  /** Input member that is the whole body. */
  body?: string;
  /** Turns members into their wire form. */
  encode?: Encoder;
  /** Where in the input numbers may be that JSON cannot hold. */
  floats?: Places;
  /** Turns an answer into what callers get, in place. `text` is the answer as it came. */
  decode?: (answer: unknown, text: string) => void;
  /** Address of the POST that takes over when the query grows past 4000 characters. */
  long?: string;
}

/** All that the transport needs to know of a call. */
export interface OperationInfo extends Traits {
  /** `service.method`. */
  id: string;
  /** HTTP method, in capitals. */
  method: string;
  /** Gateway prefix and path template. */
  path: string;
}

/** True for calls that change nothing, so that repeating one is safe. */
export const isRead = ({ method, read }: OperationInfo): boolean => method === 'GET' || read === true;
