/** Actions that show what is stored. */

import { invalid, NotFound } from '../../../kernel/errors/failure.ts';
import { object } from '../../../kernel/schemas/json-schema.ts';
import { anyItem, count, limit, nothing, offset, text } from '../../../kernel/schemas/shapes.ts';
import type { Entity } from '../../../kernel/store/entity.ts';
import { exported } from '../../../seeds/exchange.ts';
import { type AdminContext, defineToolAction } from '../shared/action.ts';

type AnyEntity = Entity<{ id: string }>;

/** Secrets are not exported, and not shown either. */
const shownEntities = ({ tools }: AdminContext): AnyEntity[] =>
  exported(tools.entities as readonly AnyEntity[]);

function entityNamed(context: AdminContext, name: string): AnyEntity {
  const all = shownEntities(context);
  const names = all.map((entity) => entity.name).join(', ');
  return (
    all.find((entity) => entity.name === name) ??
    invalid('entity', 'INVALID_ENUM_VALUE', `must be one of ${names}`)
  );
}

const SECRET = /password|secret|token|hash|privateKey/i;

/** An item as it may be shown: values of properties that are named like secrets are replaced. */
const shownItem = (item: object): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(item, (name, value: unknown) =>
      SECRET.test(name) && typeof value === 'string' ? '•••' : value,
    ),
  ) as Record<string, unknown>;

export const dataActions = {
  listEntities: defineToolAction({
    summary: 'Lists the kinds of items that are stored, and how many there are of each.',
    effect: 'read',
    input: nothing,
    output: object({ entities: { type: 'array', items: object({ name: text, count }) } }),
    run: (context) => ({
      entities: shownEntities(context).map((entity) => ({
        name: entity.name,
        count: context.db.of(entity).count(),
      })),
    }),
  }),
  listItems: defineToolAction({
    summary: 'Lists the items of one kind, by id.',
    effect: 'read',
    input: object({ entity: text }, { limit, offset }),
    output: object({ items: { type: 'array', items: anyItem }, total: count }),
    run: (context, { entity, ...page }) => {
      const { items, total } = context.db.of(entityNamed(context, entity)).pageByOffset({}, page);
      return { items: items.map(shownItem), total };
    },
  }),
  getItem: defineToolAction({
    summary: 'Returns one item as it is stored.',
    effect: 'read',
    input: object({ entity: text, id: text }),
    output: object({ item: anyItem }),
    run: (context, { entity, id }) => {
      const item = context.db.of(entityNamed(context, entity)).get(id);
      if (!item) throw new NotFound();
      return { item: shownItem(item) };
    },
  }),
};
