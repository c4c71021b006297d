/** Why something was rejected, in words for staff: paths of fields are names of the contract. */
import { isStoreError, type StoreError } from 'storewire';
import { DataError } from 'storewire-react-admin';
import { wordsOfName } from './words.ts';

/** What went wrong if the platform has rejected nothing. */
export const SYSTEM_FAILURE = 'The platform cannot be reached, or has failed';

/** The last name of a path in words: `payments[0].lineItemId` is "Line item id". */
const nameOf = (path: string): string => wordsOfName((path.split('.').at(-1) ?? '').replace(/\[\d+\]$/, ''));

/** What is wrong with a field. */
export const violationText = (field: string, description: string): string =>
  `${nameOf(field)} ${description}`.trim();

/** What went wrong, with its fields and the request id. */
export function textOfError(error: unknown): string {
  if (!(error instanceof DataError) && !isStoreError(error)) return (error as Error).message;
  const text = textOf(error);
  return error.requestId ? `${text} (request ${error.requestId})` : text;
}

function textOf(error: DataError | StoreError): string {
  if (isStoreError(error)) return textOfCall(error) || error.description || error.message;
  const { 'root.serverError': ofForm, ...ofFields } = error.body.errors ?? {};
  const texts = Object.entries(ofFields).map(([field, text]) => violationText(field, text));
  // the error of an action has no fields of a form
  const ofCall = isStoreError(error.cause) ? textOfCall(error.cause) : '';
  return [...texts, ofForm].filter(Boolean).join(', ') || ofCall || error.message;
}

const textOfCall = ({ kind, violations }: StoreError): string =>
  kind === 'system'
    ? SYSTEM_FAILURE
    : violations.map(({ field, description }) => violationText(field, description)).join(', ');

/** Whether nobody knows if something is done: there was no answer, or that of a failure of the platform. */
export function isUnanswered(error: unknown): boolean {
  const { cause } = error instanceof DataError ? error : { cause: error };
  if (isStoreError(cause)) return cause.kind === 'system';
  return error instanceof DataError && (error.status === 0 || error.status >= 500);
}

/** What went wrong, and that another try is safe. The form sends a key. */
export const failureText = (error: unknown): string =>
  isUnanswered(error)
    ? `${textOfError(error)}. It may be done: another try with the same entries does it once.`
    : textOfError(error);
