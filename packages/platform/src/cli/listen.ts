/** `storewire listen`: sends the events of a platform to a URL until it is stopped, and prints each delivery. */
import { parseArgs } from 'node:util';
import { eventTypesNamed } from './event-names.ts';
import { asksForHelp, HELP } from './help.ts';
import { ActionFailed, runningPlatform, urlOf } from './running-platform/admin-api.ts';
import { follow, stopSignal } from './running-platform/follow.ts';

/** Runs the command. Rejects with an `Error` whose message is for the user. */
export async function runListen(args: readonly string[]): Promise<void> {
  if (asksForHelp(args)) return console.log(HELP.listen);
  const { values } = parseArgs({
    args: [...args],
    options: { 'forward-to': { type: 'string' }, events: { type: 'string' }, url: { type: 'string' } },
  });
  const { 'forward-to': forwardTo, events = '' } = values;
  if (!forwardTo) throw new Error('storewire listen needs --forward-to URL, such as localhost:3000/events');
  const { href } = urlOf(forwardTo, '--forward-to');
  const names = events.split(',').map((name) => name.trim());
  const types = names.filter((name) => name !== '').flatMap(eventTypesNamed);
  const { url, admin } = await runningPlatform(values.url);
  const signal = stopSignal();
  const { id } = await admin.addEventTarget({ url: href, types, isTemporary: true });
  console.log(`Events of ${url} are sent to ${href} (Ctrl-C stops it)`);
  try {
    await follow({
      list: async (after, limit) =>
        (await admin.listAttempts({ target: id, after, limit }).catch(explain)).attempts,
      show: ({ time, type, entityId, attempt, result, milliseconds }) =>
        console.log(`${time} ${type} ${entityId} attempt ${attempt} → ${result} (${milliseconds} ms)`),
      after: 0,
      url,
      signal,
    });
  } finally {
    // a platform that has stopped has no temporary target, and another command may have replaced it
    await admin.removeEventTarget({ id }).catch(() => undefined);
  }
}

/** Throws the reason why attempts cannot be listed. */
function explain(error: unknown): never {
  if (error instanceof ActionFailed && error.status === 404)
    throw new Error('The target was removed, or replaced by another storewire listen', { cause: error });
  throw error;
}
