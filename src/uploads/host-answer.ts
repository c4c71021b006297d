import { getFileDescriptor } from '../../generated/operations/files.ts';
import type { FileDescriptor } from '../../generated/types.ts';
import { fromJson } from '../core/json.ts';
import { readRetryAfter } from '../core/retry-after.ts';
import { asRecord, asText, toStoreError } from '../errors/normalise.ts';
import type { StoreError } from '../errors/store-error.ts';
import { failed, UPLOAD } from './failures.ts';

/** What the upload host says to a request. */
export interface HostAnswer {
  status: number;
  header(name: string): string | null;
  text: string;
}

/** What an answer of the upload host that is no success means. */
export const failingAnswer = ({ status, header, text }: HostAnswer): StoreError =>
  toStoreError({
    operation: UPLOAD,
    status,
    statusText: '',
    body: fromJson(text),
    requestId: header('x-wix-request-id') ?? undefined,
    retryAfterMs: readRetryAfter(header('retry-after'), Date.now()),
    attempts: 1,
    callers: undefined,
  });

/** The descriptor that the last request of an upload is answered with. */
export function readDescriptor(answer: HostAnswer): FileDescriptor {
  if (answer.status < 200 || answer.status > 299) throw failingAnswer(answer);
  const body = asRecord(fromJson(answer.text));
  const file = asRecord(body?.['file']) ?? body;
  if (!asText(file?.['id'])) throw failed({ reason: 'badAnswer', status: answer.status, description: 'The upload host gave no file descriptor' });
  // the same answer as to the call that reads a descriptor
  getFileDescriptor.info.decode?.({ file }, answer.text);
  return file as FileDescriptor;
}
