/** Why something was rejected, in words for staff: paths of fields are names of the contract. */
import { DataError } from 'storewire-react-admin';
import { wordsOf } from './words.ts';

/** The last name of a path in words: `payments[0].lineItemId` is "Line item id". */
const nameOf = (path: string): string =>
  wordsOf(
    (path.split('.').at(-1) ?? '').replace(/\[\d+\]$/, '').replaceAll(/[A-Z\d]+/g, (start) => `_${start}`),
  );

/** What is wrong with a field. */
export const violationText = (field: string, description: string): string =>
  `${nameOf(field)} ${description}`.trim();

/** What went wrong, with its fields. */
export function textOfError(error: unknown): string {
  if (!(error instanceof DataError)) return (error as Error).message;
  const { 'root.serverError': ofForm, ...ofFields } = error.body.errors ?? {};
  const texts = Object.entries(ofFields).map(([field, text]) => violationText(field, text));
  return [...texts, ofForm].filter(Boolean).join(', ') || error.message;
}

/** What went wrong, with its fields and the request id. Throws the error if the session has ended. */
export function reasonOf(error: unknown): string {
  const text = textOfError(error);
  if (!(error instanceof DataError)) return text;
  if (error.status === 401) throw error;
  return error.requestId ? `${text} (request ${error.requestId})` : text;
}
