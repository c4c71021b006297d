/** The pages of calls, entities, events and errors, and links to them. */
import type { ClientError, EventObject, Operation } from 'storewire-tools';
import type { Contract, Entity } from './contract.ts';
import { link, slug } from './page.ts';

export const servicePage = (service: string): string => `calls/${slug(service)}`;

export const callPage = ({ service, methodName }: Operation): string =>
  `${servicePage(service)}/${slug(methodName)}`;

export const entityPage = ({ service, name }: Entity): string => `entities/${slug(service)}/${slug(name)}`;

export const eventPage = ({ type }: Pick<EventObject, 'type'>): string =>
  `events/${slug(type.replace(/^wix\./, ''))}`;

export const errorPage = (code: string): string => `errors/${slug(code)}`;

/** Several parts of the client have codes of the same name. */
export const clientErrorPage = ({ from, code }: Pick<ClientError, 'from' | 'code'>): string =>
  `errors/${slug(from)}/${slug(code)}`;

/** A call by its id, linked to its page. */
export function callLink({ calls }: Contract, id: string): string {
  const call = calls.find((each) => each.id === id);
  return call ? link(`\`${id}\``, callPage(call)) : `\`${id}\``;
}

/** The place where a type is described, if it is one of the contract. */
export function typePath({ entityOf }: Contract, name: string): string | undefined {
  const entity = entityOf(name);
  if (!entity) return undefined;
  const schema = entity.schemas.includes(name) ? name : name.replace(/Input\d*$/, '');
  return `/${entityPage(entity)}/${schema === entity.name ? '' : `#${schema.toLowerCase()}`}`;
}

/** A type by its name, linked to the place where its schema is described. */
export function typeLink(contract: Contract, name: string): string {
  const path = typePath(contract, name);
  return path ? `[\`${name}\`](${path})` : `\`${name}\``;
}

export const eventLink = ({ type }: Pick<EventObject, 'type'>): string =>
  link(`\`${type}\``, eventPage({ type }));

export const errorLink = (code: string): string => link(`\`${code}\``, errorPage(code));

export const clientErrorLink = (error: Pick<ClientError, 'from' | 'code'>): string =>
  link(`\`${error.code}\``, clientErrorPage(error));
