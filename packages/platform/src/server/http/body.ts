/**
 * Reads the bodies of requests: calls, actions and forms. Those of uploads are written to files as they arrive
 * (upload-host.ts), and have the same encodings.
 */
import { Failure, invalid, UnsupportedMediaType } from '../../kernel/errors/failure.ts';
import { utf8Of } from '../../kernel/values/utf8.ts';
import type { CallRequest } from './message.ts';

type Sent = Pick<CallRequest, 'header' | 'body'>;

/** Longest body in bytes. Files are uploaded to URLs of their own. */
export const MAX_BYTES = 8 << 20;

/** Longest form in bytes: the fields of a form take many times as much memory as its text. */
export const MAX_FORM_BYTES = 64 << 10;

/** Most fields of a form. No form of a call, a page or an action has as many. */
const MAX_FIELDS = 1000;

/** Throws an `UnsupportedMediaType` for a body that is compressed. */
export function checkEncoding(encoding: string | undefined): void {
  if (encoding !== undefined && !/^(identity)?$/i.test(encoding.trim())) throw new UnsupportedMediaType();
}

/** The text of a body. Throws for one that is compressed, too long or no UTF-8. */
export async function textOf(request: Sent, maxBytes: number): Promise<string> {
  checkEncoding(request.header('content-encoding'));
  const bytes =
    (await request.body(maxBytes)) ??
    invalid('', 'MAX_SIZE', `must have at most ${maxBytes} bytes`, { threshold: maxBytes });
  return utf8Of(bytes) ?? invalid('', 'FORMAT', 'is not valid UTF-8');
}

/** The fields of the text of a form. Throws for too many, and for encoded bytes that are no UTF-8. */
export function fieldsOf(form: string): URLSearchParams {
  if (form.split('&', MAX_FIELDS + 1).length > MAX_FIELDS)
    invalid('', 'MAX_SIZE', `must have at most ${MAX_FIELDS} fields`, { threshold: MAX_FIELDS });
  try {
    // a percent sign that encodes nothing stands for itself
    decodeURIComponent(form.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    invalid('', 'FORMAT', 'is not a valid form in UTF-8');
  }
  return new URLSearchParams(form);
}

/** The fields that a page sends, or why they cannot be read. */
export async function formOf(request: Sent, maxBytes: number): Promise<URLSearchParams | Failure> {
  try {
    return fieldsOf(await textOf(request, maxBytes));
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}
