import type { Fail, PreparedRequest, Received } from './exchange.ts';
import type { Places } from './places.ts';

/** A value per input member. */
export type Members = Readonly<Record<string, unknown>>;

/** Turns members into their wire form. */
export type Encoder = (members: Members, operation: OperationInfo) => Members;

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
  /** Members that travel in the query of a call that has a body. */
  inQuery?: readonly string[];
  /** Makes the request from what the path leaves, where it has headers of its own or a body that is not plain JSON. */
  prepare?: (operation: OperationInfo, path: string, members: Members) => PreparedRequest;
  /**
   * Reads the body of a described success response; undefined, or no `data`, for another response. Fails as `badAnswer` for
   * another body. Without it, the only success is 200 with a JSON object.
   */
  receive?: (response: Response, fail: Fail) => Promise<Received> | undefined;
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
  /** The request, where it is not made of an input. @internal */
  request?: PreparedRequest;
}

/** True for calls that change nothing, so that repeating one is safe. */
export const isRead = ({ method, read }: OperationInfo): boolean => method === 'GET' || read === true;
