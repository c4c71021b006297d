import { type EventObject, kindOf } from './events.ts';
import type { Problem } from './problem.ts';

/** The requirements of every event: its type must be known and expressible. */
export function checkEvents(events: EventObject[]): Problem[] {
  const owners = new Map<string, string>();
  return events.flatMap((event) => {
    const { key, type, body, domain, slug, entityFqdn = type.slice(0, -slug.length - 1) } = event;
    const problems: string[] = [];
    const owner = owners.get(type);
    owners.set(type, key);
    if (owner !== undefined) problems.push(`its type ${JSON.stringify(type)} is that of ${owner} too`);
    if (type === 'unknown')
      problems.push('an event cannot have the name `unknown`, which is reserved for undescribed events');
    if (domain && type !== `${entityFqdn}_${slug}`)
      problems.push(
        `the type ${JSON.stringify(type)} must be the entityFqdn, an underscore and the slug, as the envelope names them`,
      );
    if (body === undefined)
      problems.push('the body of an event must be application/json and a named component');
    else if (kindOf(event) === undefined)
      problems.push(
        `the body must have data, or the slug be created, updated or deleted, not ${JSON.stringify(event.slug)}`,
      );
    return problems.map((message) => ({ message: `webhook ${key}: ${message}`, about: `webhook ${key}` }));
  });
}
