/** Pages of the console about events. */
import { html } from 'hono/html';
import { eventForms } from '../../../../generated/events.ts';
import { formOf } from './form.ts';
import type { Markup } from './layout.ts';
import {
  actionButton,
  facts,
  filterForm,
  json,
  listPosition,
  type PageInput,
  pager,
  table,
} from './shell.ts';

const returnTo = '/__dev/events';

export function eventsPage({ platform, query }: PageInput): Markup {
  const position = listPosition(query);
  const type = query.get('type') || undefined;
  const { events, total } = platform.listEvents({ type, ...position });
  const targets = platform
    .listEventTargets()
    .targets.map(({ id, url, types }) => [
      url,
      types.length === 0 ? 'all' : types.join(', '),
      actionButton('removeEventTarget', `Remove ${url}`, { id }, { returnTo, isDanger: true }),
    ]);
  const { deliveries } = platform.listDeliveries({ state: 'pending', limit: 20 });
  return html`${filterForm('type', 'Type', { value: type, choices: Object.keys(eventForms) })}
${table(
  'Events',
  ['Number', 'Time', 'Type', 'Entity', 'Caused by'],
  events.map((event) => [
    html`<a href="/__dev/events/${event.id}">${event.sequence}</a>`,
    event.time,
    event.type,
    event.entityId,
    event.causedBy,
  ]),
)}${pager('/__dev/events', type === undefined ? {} : { type }, { ...position, total })}
<h2>Targets</h2>${table('Targets', ['URL', 'Types', 'Actions'], targets)}
<h3>Add a target</h3>${formOf('addEventTarget', { returnTo, submit: 'Add the target' })}
<h2>Waiting for delivery</h2>${table(
    'Waiting for delivery',
    ['Event', 'Due', 'Attempts', 'Last result'],
    deliveries.map((each) => [
      html`<a href="/__dev/events/${each.eventId}">${each.sequence}</a>`,
      each.due,
      each.attempts,
      each.result ?? '',
    ]),
  )}
<div class="buttons">${actionButton('deliverEvents', 'Send what is due', {}, { returnTo })}
${actionButton('replayEvents', 'Send all events again', {}, { returnTo })}</div>`;
}

export function eventPage({ platform }: PageInput, id: string): Markup {
  const { event, payload, deliveries } = platform.getEvent({ id });
  const rows = deliveries.map(({ target, state, attempts, due, result = '' }) => [
    target,
    state,
    attempts,
    due,
    result,
  ]);
  const { content: _, ...about } = event;
  return html`${facts(about)}${actionButton('replayEvents', 'Send it again', { ids: id }, { returnTo })}
<h2>Payload</h2>${json(payload)}<h2>Deliveries</h2>
${table('Deliveries', ['Target', 'State', 'Attempts', 'Due', 'Last result'], rows)}`;
}
