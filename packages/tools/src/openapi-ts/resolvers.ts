/** How the zod plugin of @hey-api/openapi-ts writes schemas of the form of schema-form.ts. */
import type { Plugins } from '@hey-api/openapi-ts';
import { expressionOf } from '../generate/text.ts';
import { hideEscapes } from './backslashes.ts';
import type { Rule } from './rules.ts';

type Resolvers = Plugins.Zod.Resolvers;
type Context = Parameters<NonNullable<Resolvers['array' | 'number' | 'object' | 'string']>>[0];
type Chain = Context['chain']['current'];
type Symbol = Context['symbols']['z'];
type Value = Parameters<Chain['call']>[number];

/** The flags are none, or the one of Unicode. */
const regexp = ({ $ }: Context, { source, unicode }: RegExp): Value =>
  $.regexp(hideEscapes(source), unicode ? 'u' : '');

/** `module` exports the functions that rules call. */
export function resolvers(module: string): Resolvers {
  let imported: Symbol | undefined;
  const rule = ({ $, plugin }: Context, name: string, ...values: Value[]): Chain => {
    imported ??= plugin.symbol('rules', { external: module, importKind: 'namespace' });
    return $(imported)
      .attr(name)
      .call(...values);
  };
  const rulesOf = (ctx: Context): Chain[] => {
    const rules = ctx.schema['x-rules'] as Rule[] | undefined;
    const literal = (value: unknown): Value =>
      value instanceof RegExp ? regexp(ctx, value) : ctx.$.fromValue(value);
    return (rules ?? []).map(([name, ...values]) => rule(ctx, name, ...values.map(literal)));
  };
  const z = (ctx: Context, name: string, ...values: Value[]): Chain =>
    ctx
      .$(ctx.plugin.imports.z)
      .attr(name)
      .call(...values);
  const checked = (chain: Chain, checks: (Chain | undefined)[]): Chain => {
    const own = checks.filter((check) => check !== undefined);
    return own.length > 0 ? chain.attr('check').call(...own) : chain;
  };
  return {
    array(ctx) {
      const [least, most] = ctx.schema['x-size'] as [number | null, number | null];
      const sizes: [string, number | null][] =
        least === most
          ? [['length', least]]
          : [
              ['minLength', least],
              ['maxLength', most],
            ];
      const checks = sizes.map(([name, size]) =>
        size === null ? undefined : z(ctx, name, ctx.$.literal(size)),
      );
      return checked(ctx.nodes.base(ctx), checks);
    },
    number(ctx) {
      const kind = ctx.schema['x-number'];
      if (kind === undefined) return undefined;
      const base = kind === 'int' || kind === 'int32' ? z(ctx, kind) : z(ctx, 'number');
      const chain = checked(base, [ctx.nodes.min(ctx), ctx.nodes.max(ctx), ...rulesOf(ctx)]);
      return kind === 'any' ? rule(ctx, 'orNotFinite', chain) : chain;
    },
    object(ctx) {
      const { additionalProperties } = ctx.schema;
      const isClosed = typeof additionalProperties === 'object' && additionalProperties.type === 'never';
      const chain = isClosed ? z(ctx, 'strictObject', ctx.nodes.shape(ctx)) : ctx.nodes.base(ctx);
      return checked(chain, rulesOf(ctx));
    },
    string(ctx) {
      const [check] = rulesOf(ctx);
      const expression = expressionOf(ctx.schema.pattern ?? '');
      if (check) ctx.nodes.pattern = () => check;
      else if (ctx.schema.pattern && expression)
        ctx.nodes.pattern = () => z(ctx, 'regex', regexp(ctx, expression));
      return undefined;
    },
  };
}
