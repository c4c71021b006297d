/** `storewire trigger`: causes an event in a platform, and prints what it did and what followed. */
import { parseArgs } from 'node:util';
import type { Events } from 'storewire';
import { eventTypesNamed } from './event-names.ts';
import { asksForHelp, HELP } from './help.ts';
import { type AdminApi, runningPlatform } from './running-platform/admin-api.ts';
import { whileEventsAreHeld } from './running-platform/held-events.ts';
import { type Actors, actorsOf } from './triggers/actors.ts';
import { emissionOf } from './triggers/emission.ts';
import { triggers } from './triggers/table.ts';
import type { Trigger } from './triggers/trigger.ts';

/** Runs the command. Rejects with an `Error` whose message is for the user. */
export async function runTrigger(args: readonly string[]): Promise<void> {
  if (asksForHelp(args)) return console.log(HELP.trigger);
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      data: { type: 'string' },
      twice: { type: 'boolean' },
      reorder: { type: 'boolean' },
    },
  });
  const [name, ...rest] = positionals;
  if (rest.length > 0) throw new Error('storewire trigger takes one event');
  if (name === undefined) {
    const [option] = Object.keys(values).filter((each) => each !== 'url');
    if (option !== undefined) throw new Error(`--${option} needs an event: npx storewire trigger lists them`);
    return console.log(listOfEvents());
  }
  const type = eventTypeNamed(name);
  const trigger = values.data === undefined ? triggerOf(type) : await emissionOf(type, values.data);
  const platform = await runningPlatform(values.url);
  const { admin } = platform;
  const before = (await admin.listEvents({ limit: 1 })).events[0]?.sequence ?? 0;
  console.log(`${type}: ${trigger.summary}`);
  const actors = await actorsOf(platform, (line) => console.log(`  ${line}`));
  const cause = () => causeEvents(trigger, actors, { admin, newestFirst: values.reorder === true });
  await (values.reorder ? whileEventsAreHeld(platform, cause) : cause());
  const { events } = await admin.listEvents({ limit: 1000 });
  const caused = events.filter(({ sequence }) => sequence > before);
  if (values.twice) {
    await admin.replayEvents({ ids: caused.map(({ id }) => id) });
    await admin.deliverEvents();
  }
  await printEvents(admin, values.reorder ? caused : caused.toReversed());
  if (!caused.some((event) => event.type === type)) throw new Error(`The platform did not emit ${type}`);
}

function triggerOf(type: keyof Events): Trigger {
  const trigger = triggers[type];
  if (!trigger)
    throw new Error(
      `Nothing in a local platform causes ${type}: emit it with --data FILE, whose fields may be {}`,
    );
  return trigger;
}

/** Causes events, and resolves when each target has responded or timed out. */
async function causeEvents(
  trigger: Trigger,
  actors: Actors,
  { admin, newestFirst }: { admin: AdminApi; newestFirst: boolean },
): Promise<void> {
  try {
    await trigger.cause(actors);
  } finally {
    await admin.deliverEvents({ newestFirst });
  }
}

const listOfEvents = (): string => {
  const listed = Object.entries(triggers).flatMap(([type, trigger]) =>
    trigger ? [{ type, ...trigger }] : [],
  );
  const width = Math.max(...listed.map(({ type }) => type.length));
  return listed
    .map(
      ({ type, summary, catalog }) =>
        `${type.padEnd(width)}  ${summary}${catalog === undefined ? '' : ` Catalog ${catalog}.`}`,
    )
    .join('\n');
};

function eventTypeNamed(name: string): keyof Events {
  const [type, ...others] = eventTypesNamed(name);
  if (type === undefined || others.length > 0)
    throw new Error(`${name} is the end of several types: ${[type, ...others].join(', ')}`);
  return type;
}

type EventList = Awaited<ReturnType<AdminApi['listEvents']>>['events'];

/** Prints events, each with the results of its deliveries. */
async function printEvents(admin: AdminApi, events: EventList): Promise<void> {
  const { targets } = await admin.listEventTargets();
  const lists = targets.map(({ id }) => admin.listAttempts({ target: id, limit: 1000 }));
  const attempts = (await Promise.all(lists)).flatMap((list) => list.attempts.toReversed());
  console.log('Events:');
  for (const event of events) {
    console.log(`  ${event.type} ${event.entityId}`);
    const { deliveries } = await admin.getEvent({ id: event.id });
    for (const { target, eventId } of deliveries) {
      const results = attempts.filter((each) => each.target === target && each.eventId === eventId);
      const said = results.map(({ result }) => result).join(', then ') || 'not sent yet';
      console.log(`    ${targets.find(({ id }) => id === target)?.url ?? target} → ${said}`);
    }
  }
  if (targets.length === 0)
    console.log('No endpoint gets them: npx storewire listen --forward-to localhost:3000/events adds one');
}
