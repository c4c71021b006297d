/** A page per entity with the schemas that belong to it, and the index of all. */
import { childrenOf, firstSentence, isReference, nameOf, type Schema, schemaDocument } from 'storewire-tools';
import type { Contract, Entity } from './contract.ts';
import { fieldList, limitsOf, rulesOf, typeText } from './fields.ts';
import { callLink, entityPage, eventLink, typeLink } from './links.ts';
import { block, link, type Page, prose } from './page.ts';

export function makeEntityPages(contract: Contract): Page[] {
  const users = readUsers(contract);
  return [entityIndex(contract), ...contract.entities.map((entity) => pageOfEntity(contract, entity, users))];
}

/** Files of events group schemas of several events. */
const titleOf = ({ name, service }: Entity): string => (service === 'events' ? `Events: ${name}` : name);

function pageOfEntity(contract: Contract, entity: Entity, users: Users): Page {
  const [root = ''] = entity.schemas;
  const sections = entity.schemas.map((name) => {
    const text = schemaText(contract, name, users);
    return name === entity.name ? text : `## ${name}\n\n${text}`;
  });
  const isDeprecated = isOfDeprecatedCalls(contract, users.get(root));
  return {
    id: entityPage(entity),
    title: `${titleOf(entity)}${isDeprecated ? ' (deprecated)' : ''}`,
    isDeprecated,
    label: entity.name,
    description: firstSentence(contract.schemas[root]?.description ?? `Schemas of ${entity.service}.`),
    body: sections.join('\n\n'),
    source: entity.file,
    documents: entity.schemas.map((name) => ({
      ...schemaDocument(name, contract.schemas[name] ?? {}),
      ...(name !== entity.name && { anchor: name.toLowerCase() }),
    })),
  };
}

/** Whether only deprecated calls take or return a schema. */
function isOfDeprecatedCalls({ calls }: Contract, uses: Uses | undefined): boolean {
  if (!uses?.calls.size || uses.events.size > 0 || uses.schemas.size > 0) return false;
  return calls.every(({ id, deprecated }) => deprecated || !uses.calls.has(id));
}

function schemaText(contract: Contract, name: string, users: Users): string {
  const schema = contract.schemas[name] ?? {};
  const { requests, responses } = contract.views;
  const input = Object.keys(requests).find((each) => each !== name && each.replace(/Input\d*$/, '') === name);
  const types = [
    name in responses && `\`${name}\`${input ? ' in responses' : ''}`,
    input && `\`${input}\` in requests`,
    !(name in responses) && !input && `\`${name}\``,
  ];
  const fields = fieldList(contract, schema, 'both');
  return [
    schema.description && prose(schema.description),
    `Type: ${types.filter(Boolean).join(', ')}. ${valueText(contract, schema)}`.trim(),
    ...rulesOf(schema),
    fields && block('fields', fields),
    usesText(contract, users.get(name)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What a schema that is no object with properties is. */
function valueText(contract: Contract, schema: Schema): string {
  if (schema.properties)
    return schema['x-filter'] ? 'A filter; `$and`, `$or` and `$not` combine conditions.' : '';
  if (schema.enum) return schema['x-closed'] ? '' : 'The platform may add values.';
  const limits = limitsOf(schema);
  return `${[typeText(contract, schema), ...limits].join(', ')}.`.replace(/^./, (first) =>
    first.toUpperCase(),
  );
}

interface Uses {
  calls: Set<string>;
  events: Set<string>;
  schemas: Set<string>;
}
type Users = Map<string, Uses>;

/** Who refers to each schema. */
function readUsers({ calls, events, schemas, document }: Contract): Users {
  const users: Users = new Map(
    Object.keys(schemas).map((name) => [name, { calls: new Set(), events: new Set(), schemas: new Set() }]),
  );
  for (const [name, schema] of Object.entries(schemas))
    for (const used of refsIn(schema)) if (used !== name) users.get(used)?.schemas.add(name);
  for (const call of calls) {
    const parameters = [...call.pathParameters, ...call.queryParameters].map(({ schema }) => schema ?? {});
    const used = [...parameters, call.body ?? {}, call.packed ?? {}].flatMap((schema) => [...refsIn(schema)]);
    for (const name of [...used, call.output ?? '']) users.get(name)?.calls.add(call.id);
  }
  for (const { type, body, key } of events)
    if (body && document.webhooks?.[key]) users.get(body)?.events.add(type);
  return users;
}

function refsIn(schema: Schema, found = new Set<string>()): Set<string> {
  if (isReference(schema)) found.add(nameOf(schema));
  for (const merged of schema['x-merged'] ?? []) found.add(merged);
  for (const child of childrenOf(schema)) refsIn(child, found);
  return found;
}

function usesText(contract: Contract, uses: Uses | undefined): string {
  if (!uses) return '';
  const links = [
    ...[...uses.calls].map((id) => callLink(contract, id)),
    ...[...uses.events].map((type) => eventLink({ type })),
    ...[...uses.schemas].map((name) => typeLink(contract, name)),
  ];
  return links.length === 0 ? '' : `Used by: ${links.join(', ')}.`;
}

function entityIndex({ entities, schemas }: Contract): Page {
  const services = Map.groupBy(entities, ({ service }) => service);
  const sections = [...services].map(([service, list]) => {
    const rows = list.map((entity) => {
      const others = entity.schemas
        .filter((name) => name !== entity.name)
        .map((name) => link(`\`${name}\``, entityPage(entity), name.toLowerCase()));
      return `- ${link(`\`${entity.name}\``, entityPage(entity))}${others.length > 0 ? ` — with ${others.join(', ')}` : ''}`;
    });
    return `## ${service}\n\n${block('index', rows.join('\n'))}`;
  });
  return {
    id: 'entities',
    title: 'Entities',
    label: 'All entities',
    description: `All ${Object.keys(schemas).length} schemas of the contract, on a page per entity.`,
    body: sections.join('\n\n'),
    source: 'openapi/components',
  };
}
