/** `storewire logs`: prints the requests to a platform as they come, until it is stopped. */
import { parseArgs } from 'node:util';
import { asksForHelp, HELP } from './help.ts';
import { runningPlatform } from './running-platform/admin-api.ts';
import { follow, stopSignal } from './running-platform/follow.ts';

/** Runs the command. Rejects with an `Error` whose message is for the user. */
export async function runLogs(args: readonly string[]): Promise<void> {
  if (asksForHelp(args)) return console.log(HELP.logs);
  const { values } = parseArgs({
    args: [...args],
    options: {
      failed: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      url: { type: 'string' },
    },
  });
  const { failed, json } = values;
  const { url, admin } = await runningPlatform(values.url);
  const signal = stopSignal();
  const [latest] = (await admin.listRequests({ limit: 1 })).requests;
  let last = latest?.id ?? 0;
  // the output in JSON has nothing but requests
  (json ? console.error : console.log)(`Requests to ${url} (Ctrl-C stops it)`);
  await follow({
    list: async (after, limit) => (await admin.listRequests({ after, limit })).requests,
    show: (request) => {
      if (request.id > last + 1)
        console.error(`${request.id - last - 1} requests are missing: the platform no longer has them`);
      last = request.id;
      const { time, method, call, status, milliseconds, requestId, problem } = request;
      // a connection that was reset has no status
      if (failed && status > 0 && status < 400) return;
      const parts = [time, method, call, status || 'reset', `(${milliseconds} ms)`, requestId, problem];
      console.log(json ? JSON.stringify(request) : parts.filter((part) => part !== undefined).join(' '));
    },
    after: last,
    url,
    signal,
  });
}
