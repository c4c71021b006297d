/** What identifies the records of a resource, which react-admin calls `id` in all of them. */
import { type Fields, fieldsOf, type Resource } from './calls.ts';

/** The field that identifies a record, if it is not `id`: by default, what `getOne` takes. */
export const identifierOf = ({ id, getOne }: Resource): string => id ?? getOne?.id?.split('.').at(-1) ?? 'id';

/** A record with its identifier as `id`, which is undefined if it has none. */
export function withIdentifier(resource: Resource, value: unknown): Fields {
  const fields = fieldsOf(value) ?? {};
  return { ...fields, id: fields[identifierOf(resource)] ?? fields['id'] };
}
