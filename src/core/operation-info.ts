/** What a call does that its method and path do not say. */
export interface Traits {
  /** Who may call it, as the contract has it; named in the message of a 403. */
  callers?: string;
  /** A POST that changes nothing. Reads may be repeated. */
  read?: boolean;
  /** Sent without a token. */
  open?: boolean;
  /** Lives on the site, not on the platform host. */
  site?: boolean;
  /** The whole input travels in the one query parameter `.r`. */
  packed?: boolean;
  /** Input member that is the whole body. */
  body?: string;
  /** Input members that travel in the query of a call that has a body. */
  query?: readonly string[];
  /** Dotted paths of field masks in the body. */
  masks?: readonly string[];
  /** Address of the POST that takes over when the query grows past 4000 characters. */
  long?: string;
}

/** A call as data: all that the transport needs to know of it. */
export interface OperationInfo extends Traits {
  /** `service.method`. */
  id: string;
  method: string;
  /** Gateway prefix and path template. */
  path: string;
}

/** True for calls that change nothing, so that repeating one is safe. */
export const isRead = ({ method, read }: OperationInfo): boolean => method === 'GET' || read === true;
