import { asRecord, toStoreError } from '../errors/normalise.ts';
import { hideSecrets, parseHiding } from './hide.ts';
import { fromJson } from './json.ts';
import { isRead, type OperationInfo, type ReceiveBody } from './operation-info.ts';
import { readRetryAfter } from './retry-after.ts';
import { factsOf, type Run } from './run.ts';

/** What the wire gave back: status and headers, and the body as text or as what the call reads. */
export interface HttpAnswer {
  response: Response;
  text: string;
  received?: { data: unknown; text: string } | undefined;
}

/** What reads the body of a success response that the description has; undefined for other responses. */
export const receiverOf = ({ receive }: OperationInfo, { status, ok }: Response): ReceiveBody | undefined =>
  receive?.[status] ?? (ok ? receive?.['2XX'] : undefined);

/** Only the described success responses are success. Without `receive` that is 200 with a JSON object. */
export function readAnswer<Output>(run: Run, answer: HttpAnswer): Output {
  const { operation } = run;
  const { response, text } = answer;
  const isReceived = 'received' in answer;
  if (!isReceived && (operation.receive || response.status !== 200)) {
    // an error repeats neither the access token nor what the call marks as secret
    const secrets = [run.credentials['authorization'], ...(operation.hide?.(run.input) ?? [])];
    const statusText = hideSecrets(response.statusText, secrets);
    const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), Date.now());
    throw toStoreError({ ...factsOf(run), statusText, body: parseHiding(text, secrets), retryAfterMs, callers: operation.callers });
  }
  // a write that answers nothing has happened all the same; a read that does is broken
  if (!isReceived && text === '' && !isRead(operation)) return {} as Output;
  const received = isReceived ? answer.received : readObject(response, text);
  if (!received) throw run.fail('badAnswer', new TypeError(`The answer is not what is declared but ${response.headers.get('content-type')}`));
  operation.decode?.(received.data, received.text);
  return received.data as Output;
}

function readObject(response: Response, text: string): { data: unknown; text: string } | undefined {
  const type = response.headers.get('content-type');
  const data = !type || /[/+]json\b/i.test(type) ? asRecord(fromJson(text)) : undefined;
  return data && { data, text };
}
