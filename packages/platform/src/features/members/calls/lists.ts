/** Lists of members: filter, search, order and page. */
import type { ListMembersResponse, MemberFieldSet, MemberSearch, QueryMembersInput } from 'storewire';
import { offsetMetadata, offsetOf } from '../../../kernel/calls/lists.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { Forbidden, invalid } from '../../../kernel/errors/failure.ts';
import type { Received } from '../../../kernel/inputs/received.ts';
import type { Filter } from '../../../kernel/store/store.ts';
import { members } from '../stored-member.ts';
import { membersVisibleTo, toMember } from './view.ts';

type Query = Received<NonNullable<QueryMembersInput['query']>>;

interface List extends Query {
  fieldsets: readonly MemberFieldSet[] | undefined;
  search?: Received<MemberSearch> | undefined;
}

/** One page of the members that the caller can see. */
export function pageOfMembers(
  context: Context,
  { filter, sort, paging, search, fieldsets }: List,
): ListMembersResponse {
  const fields = [
    ...fieldsOf(filter ?? {}),
    ...(sort ?? []).map(({ fieldName }) => fieldName ?? ''),
    ...(search?.fields ?? []),
  ];
  // otherwise shoppers could find out what they cannot read
  if (context.caller.role !== 'merchant' && !fields.every((field) => PUBLIC_FIELDS.has(field)))
    throw new Forbidden();
  const where = { $and: [membersVisibleTo(context), searchOf(search)] };
  const page = context.db.of(members).pageByOffset({ filter, sort, where }, offsetOf(paging));
  return {
    members: page.items.map((member) => toMember(context, member, fieldsets)),
    metadata: offsetMetadata(page),
  };
}

const PUBLIC_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'contactId',
  'createdDate',
  'updatedDate',
  'profile.nickname',
  'profile.slug',
]);

/** All fields that a filter names, those within `$and`, `$or` and `$not` too. */
const fieldsOf = (filter: Filter): string[] =>
  Object.entries(filter).flatMap(([name, value]) =>
    name.startsWith('$') ? [value].flat().flatMap((each) => fieldsOf(each as Filter)) : name,
  );

/** The condition of a text search, which ignores case. */
export function searchOf({ expression, fields = [] }: Received<MemberSearch> = {}): Filter {
  const names = fields.length > 0 ? fields : ['profile.nickname'];
  for (const [index, name] of names.entries())
    if (!Object.hasOwn(members.columns, `search.${name}`))
      invalid(`search.fields[${index}]`, 'VALIDATION', 'cannot be searched');
  if (!expression) return {};
  return { $or: names.map((name) => ({ [`search.${name}`]: { $contains: expression.toLowerCase() } })) };
}
