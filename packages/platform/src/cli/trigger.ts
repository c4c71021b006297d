/** `storewire trigger`: causes an event in a platform, and prints what it did and what followed. */
import { parseArgs } from 'node:util';
import type { Events } from 'storewire';
import { eventTypesNamed } from './event-names.ts';
import { asksForHelp, HELP } from './help.ts';
import { type AdminApi, runningPlatform } from './running-platform/admin-api.ts';
import { actorsOf } from './triggers/steps.ts';
import { triggers } from './triggers/table.ts';

/** Runs the command. Rejects with an `Error` whose message is for the user. */
export async function runTrigger(args: readonly string[]): Promise<void> {
  if (asksForHelp(args)) return console.log(HELP.trigger);
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { url: { type: 'string' } },
  });
  const [name, ...rest] = positionals;
  if (rest.length > 0) throw new Error('storewire trigger takes one event');
  if (name === undefined) return console.log(listOfEvents());
  const type = eventTypeNamed(name);
  const trigger = triggers[type];
  if (!trigger)
    throw new Error(
      `storewire trigger does not cause ${type}: emit it with your content by the action emitEvent, at /__dev/api/emitEvent or in the console`,
    );
  const platform = await runningPlatform(values.url);
  const { admin } = platform;
  const before = (await admin.listEvents({ limit: 1 })).events[0]?.sequence ?? 0;
  console.log(`${type}: ${trigger.summary}`);
  await trigger.cause(await actorsOf(platform, (line) => console.log(`  ${line}`)));
  await printEvents(admin, { type, before });
}

const listOfEvents = (): string => {
  const width = Math.max(...Object.keys(triggers).map((type) => type.length));
  return Object.entries(triggers)
    .map(([type, { summary }]) => `${type.padEnd(width)}  ${summary}`)
    .join('\n');
};

function eventTypeNamed(name: string): keyof Events {
  const [type, ...others] = eventTypesNamed(name);
  if (type === undefined || others.length > 0)
    throw new Error(`${name} is the end of several types: ${[type, ...others].join(', ')}`);
  return type;
}

/** Prints the events after a position, with their deliveries. Throws an `Error` if none has the type. */
async function printEvents(
  admin: AdminApi,
  { type, before }: { type: keyof Events; before: number },
): Promise<void> {
  await admin.deliverEvents();
  const { targets } = await admin.listEventTargets();
  const urls = new Map(targets.map(({ id, url }) => [id, url]));
  const { events } = await admin.listEvents({ limit: 1000 });
  const caused = events.filter(({ sequence }) => sequence > before).toReversed();
  console.log('Events:');
  for (const event of caused) {
    console.log(`  ${event.type} ${event.entityId}`);
    const { deliveries } = await admin.getEvent({ id: event.id });
    for (const { target, result = 'not sent yet' } of deliveries)
      console.log(`    ${urls.get(target) ?? target} → ${result}`);
  }
  if (targets.length === 0)
    console.log('No endpoint gets them: npx storewire listen --forward-to localhost:3000/events adds one');
  if (!caused.some((event) => event.type === type)) throw new Error(`The platform did not emit ${type}`);
}
