/** A page per entity with the schemas that belong to it, and the index of all. */
import { descriptionWithValues, firstSentence, isFilter, type Schema, schemaDocument } from 'storewire-tools';
import type { Contract, Entity, Uses } from './contract.ts';
import { fieldList, limitsOf, rulesOf, typeText } from './fields.ts';
import { callLink, entityPage, eventLink, typeLink } from './links.ts';
import { block, link, type Page, prose } from './page.ts';

export function makeEntityPages(contract: Contract): Page[] {
  return [entityIndex(contract), ...contract.entities.map((entity) => pageOfEntity(contract, entity))];
}

function pageOfEntity(contract: Contract, entity: Entity): Page {
  const sections = entity.schemas.map((name) => {
    const text = schemaText(contract, name);
    return name === entity.name ? text : `## ${name}\n\n${text}`;
  });
  const isDeprecated = isOfDeprecatedCalls(contract, contract.users.get(entity.name));
  return {
    id: entityPage(entity),
    title: `${entity.name}${isDeprecated ? ' (deprecated)' : ''}`,
    isDeprecated,
    label: entity.name,
    description: firstSentence(contract.schemas[entity.name]?.description ?? `Schemas of ${entity.service}.`),
    body: sections.join('\n\n'),
    source: entity.file,
    documents: entity.schemas
      .filter((name) => !isInputOf(entity, name))
      .map((name) => ({
        ...schemaDocument(name, contract.schemas[name] ?? {}),
        ...(name !== entity.name && { anchor: name.toLowerCase() }),
      })),
  };
}

/** Whether a schema is what may be written of another one of the entity, by which the search finds both. */
const isInputOf = ({ schemas }: Entity, name: string): boolean =>
  name.endsWith('Input') && schemas.includes(name.slice(0, -'Input'.length));

/** Whether only deprecated calls take or return a schema. */
function isOfDeprecatedCalls({ calls }: Contract, uses: Uses | undefined): boolean {
  if (!uses?.calls.size || uses.events.size > 0 || uses.schemas.size > 0) return false;
  return calls.every(({ id, deprecated }) => deprecated || !uses.calls.has(id));
}

function schemaText(contract: Contract, name: string): string {
  const schema = contract.schemas[name] ?? {};
  const { requests, responses } = contract.messageSchemas;
  const isReturned = name in responses;
  const fields = fieldList(contract, schema, isReturned && !(name in requests) ? 'response' : 'request');
  return [
    prose(descriptionWithValues(schema)),
    `Type: \`${name}\`. ${valueText(contract, schema, isReturned)}`.trim(),
    ...rulesOf(schema),
    fields && block('fields', fields),
    usesText(contract, contract.users.get(name)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** What a schema that is no object with properties is. */
function valueText(contract: Contract, schema: Schema, isReturned: boolean): string {
  if (schema.properties)
    return isFilter(schema) ? 'A filter; `$and`, `$or` and `$not` combine conditions.' : '';
  if (schema.enum) return isReturned ? 'The platform may add values.' : '';
  const limits = limitsOf(schema);
  return `${[typeText(contract, schema), ...limits].join(', ')}.`.replace(/^./, (first) =>
    first.toUpperCase(),
  );
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
    source: 'openapi',
  };
}
