/** A page per domain event, and the index of all. */
import {
  type EventObject,
  type Example,
  eventDocument,
  firstSentence,
  handlerSample,
  type Json,
  jsonOf,
  kindOf,
  type RequestBody,
  resolve,
} from 'storewire-tools';
import { type Contract, FILE_OF_EVENTS } from './contract.ts';
import { fieldList } from './fields.ts';
import { eventLink, eventPage, typeLink } from './links.ts';
import { block, link, type Page, prose } from './page.ts';

export function makeEventPages(contract: Contract): Page[] {
  return [eventIndex(contract), ...contract.events.map((event) => pageOfEvent(contract, event))];
}

const KINDS: Record<string, string> = {
  created: 'an entity was created; `entity` is the entity',
  updated: 'an entity was changed; `entity` is its new state',
  deleted: 'an entity was deleted; `metadata.entityId` is its id',
  action: 'something happened to an entity; `data` describes it',
  bare: 'an event of catalog version 1, without an envelope; `data` describes it',
};

const operationOf = ({ document }: Contract, { key }: EventObject) => document.webhooks?.[key]?.post;

function payloadOf(contract: Contract, event: EventObject): Json | undefined {
  const body = operationOf(contract, event)?.requestBody;
  const examples = body && jsonOf(resolve<RequestBody>(contract.document, body).content)?.examples;
  const found = examples && (examples['typical'] ?? Object.values(examples)[0]);
  return found && resolve<Example>(contract.document, found).value;
}

function pageOfEvent(contract: Contract, event: EventObject): Page {
  const operation = operationOf(contract, event);
  const kind = kindOf(event) ?? '';
  const example = payloadOf(contract, event);
  const schema = contract.messageSchemas.responses[event.body ?? ''] ?? {};
  const handler = handlerSample(contract, event);
  const facts = [
    `\`${event.type}\`\n`,
    `- **Kind** ${KINDS[kind] ?? kind}`,
    ...(event.entityFqdn ? [`- **Entity** \`${event.entityFqdn}\``] : []),
    ...(operation?.['x-source']
      ? [`- **Source** ${prose(operation['x-source'])} (${link('what this means', 'guides/facts')})`]
      : []),
  ];
  return {
    id: eventPage(event),
    title: operation?.summary ?? event.type,
    label: operation?.summary ?? event.type,
    description: firstSentence(event.description),
    body: [
      block('facts', facts.join('\n')),
      prose(event.description),
      `## Handler\n\n\`\`\`ts\n${handler.code}\n\`\`\`\n\nThe handler verifies the signature and drops repeated deliveries. On the wire, the body is one signed token (JWT, RS256). See ${link('Webhooks', 'guides/webhooks')}.`,
      `## Payload\n\n${event.body ? `${typeLink(contract, event.body)}, after decoding.` : ''}\n\n${block('fields', fieldList(contract, schema, 'response'))}`,
      ...(example === undefined
        ? []
        : [`## Example\n\n\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``]),
    ].join('\n\n'),
    source: FILE_OF_EVENTS,
    documents: [eventDocument(contract.document, event)],
  };
}

/** What an event is about: its entity, or the catalog of version 1. */
const groupOf = ({ entityFqdn, type }: EventObject): string => entityFqdn ?? type.replace(/\.\w+$/, '');

function eventIndex(contract: Contract): Page {
  const groups = Map.groupBy(contract.events, groupOf);
  const sections = [...groups].map(([group, events]) => {
    const rows = events.map((event) => `- ${eventLink(event)} — ${prose(firstSentence(event.description))}`);
    return `## ${group}\n\n${block('index', rows.join('\n'))}`;
  });
  return {
    id: 'events',
    title: 'Events',
    label: 'All events',
    description: `All ${contract.events.length} domain events that an app can receive.`,
    body: sections.join('\n\n'),
    source: FILE_OF_EVENTS,
  };
}
