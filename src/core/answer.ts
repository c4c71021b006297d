import { asRecord, toStoreError } from '../errors/normalise.ts';
import type { HttpAnswer } from './exchange.ts';
import { hideSecrets, parseHiding } from './hide.ts';
import { fromJson } from './json.ts';
import { isRead } from './operation-info.ts';
import { readRetryAfter } from './retry-after.ts';
import { factsOf, type Run } from './run.ts';

/** Only the described success responses are success. Without `receive` that is 200 with a JSON object. */
export function readAnswer<Output>(run: Run, { response, body: { text, ...received } }: HttpAnswer): Output {
  const { operation } = run;
  if ('data' in received) {
    operation.decode?.(received.data, text);
    return received.data as Output;
  }
  if (operation.receive || response.status !== 200) {
    // an error repeats neither the access token nor what the call marks as secret
    const secrets = [run.credentials['authorization'], ...(operation.hide?.(run.input) ?? [])];
    const statusText = hideSecrets(response.statusText, secrets);
    const retryAfterMs = readRetryAfter(response.headers.get('retry-after'), Date.now());
    throw toStoreError({ ...factsOf(run), statusText, body: parseHiding(text, secrets), retryAfterMs, callers: operation.callers });
  }
  // a write that answers nothing has happened all the same; a read that does is broken
  if (text === '' && !isRead(operation)) return {} as Output;
  const type = response.headers.get('content-type');
  const isJson = !type || /[/+]json\b/i.test(type);
  const body = fromJson(text);
  if (!isJson || !asRecord(body)) throw run.fail('badAnswer', new TypeError(`The answer is not a JSON object but ${type}`));
  operation.decode?.(body, text);
  return body as Output;
}
