import { type Said, saidBy } from './error.ts';

/** The specification's words (section 8) in place of those of an exception. */
const MASK = 'Error: Unable to handle the request. Contact the site administrator or view site monitoring logs for more information.';

/** How failures are told. */
export interface AnswerStyle {
  /** Gives the messages of all errors away. For development only. Default false. */
  debug?: boolean | undefined;
  /**
   * Answers failures as the platform's own server does: with 200 and `{ result, exception: true }`, and masks refusals too. Default
   * false: failures have a status and the platform's error body.
   */
  compatible?: boolean | undefined;
}

/** An answer without the headers that all have. */
export interface Answer {
  status: number;
  type: 'application/json' | 'text/plain';
  body: string;
}

/** What of an error leaves the server: a status, a message, perhaps a code. Nothing else of it is even read. */
export function sayOf(error: unknown, debug: boolean): Said {
  try {
    const message = debug ? String(error instanceof Error ? error.message : error) : MASK;
    return saidBy(error) ?? { ...EXCEPTION, message };
  } catch {
    // an error that throws when it is looked at
    return { ...EXCEPTION, message: MASK };
  }
}

const EXCEPTION = { status: 500, code: 'WEB_METHOD_EXCEPTION' };

/** Statuses of calls that are no calls. They stay as they are in either style. */
const MALFORMED = new Set([400, 405, 413]);

export function failureAnswer({ status, message, code }: Said, { debug, compatible }: AnswerStyle): Answer {
  if (compatible && code === undefined && MALFORMED.has(status)) return { status, type: 'text/plain', body: message };
  if (compatible) {
    const result = { name: 'Error', message: debug || code !== undefined ? message : MASK, code };
    return toAnswer(200, { result, exception: true });
  }
  return toAnswer(status, { message, ...(code === undefined ? {} : { details: { applicationError: { code, description: message } } }) });
}

const toAnswer = (status: number, body: object): Answer => ({ status, type: 'application/json', body: JSON.stringify(body) });
