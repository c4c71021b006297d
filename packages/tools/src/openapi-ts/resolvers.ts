/** How the zod plugin of @hey-api/openapi-ts writes the schemas of a side. */
import type { Plugins } from '@hey-api/openapi-ts';
import { ANY_DECIMAL, decimalLimits, decimalMessage } from '../description/decimals.ts';
import { expressionOf } from '../description/names.ts';
import { hideEscapes } from './backslashes.ts';
import type { Rule } from './rules.ts';

type Resolvers = Plugins.Zod.Resolvers;
type Context = Parameters<NonNullable<Resolvers['array' | 'enum' | 'number' | 'object' | 'string']>>[0];
type Chain = Context['chain']['current'];
type Symbol = Context['symbols']['z'];
type Value = Parameters<Chain['call']>[number];

/** Texts of any other format are only texts: JSON Schema has other rules for `time` than zod. */
const FORMATS = ['date', 'date-time', 'email', 'ipv4', 'ipv6', 'uri', 'uuid'];

/** The flags are none, or the one of Unicode. */
const regexp = ({ $ }: Context, { source, unicode }: RegExp): Value =>
  $.regexp(hideEscapes(source), unicode ? 'u' : '');

const z = (ctx: Context, name: string, ...values: Value[]): Chain =>
  ctx
    .$(ctx.plugin.imports.z)
    .attr(name)
    .call(...values);

const checked = (chain: Chain, checks: (Chain | undefined)[]): Chain => {
  const own = checks.filter((check) => check !== undefined);
  return own.length > 0 ? chain.attr('check').call(...own) : chain;
};

/**
 * Responses may have unknown enumeration values and properties, any decimal, and lists with fewer items: enumerations
 * grow, carts are emptied, and limits of requests do not apply to what was stored before. `module` exports the functions
 * that rules call.
 */
export function resolvers(side: 'request' | 'response', module: string): Resolvers {
  let imported: Symbol | undefined;
  const rule = ({ $, plugin }: Context, name: string, ...values: Value[]): Chain => {
    imported ??= plugin.symbol('rules', { external: module, importKind: 'namespace' });
    return $(imported)
      .attr(name)
      .call(...values);
  };
  return {
    array(ctx) {
      const length = ctx.schema['x-length'] as number | undefined;
      if (side === 'response') ctx.nodes.minLength = () => undefined;
      if (length === undefined) return undefined;
      return checked(ctx.nodes.base(ctx), [
        z(ctx, side === 'request' ? 'length' : 'maxLength', ctx.$.literal(length)),
      ]);
    },
    enum: (ctx) => (side === 'response' ? z(ctx, 'string') : undefined),
    number(ctx) {
      if (ctx.schema.const !== undefined) return undefined;
      const { type, format, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = ctx.schema;
      const hasBoth =
        (minimum ?? exclusiveMinimum) !== undefined && (maximum ?? exclusiveMaximum) !== undefined;
      const whole = format === 'int32' && !hasBoth ? 'int32' : 'int';
      // a format has limits of its own, which `int32` is enough for
      const limited = { ...ctx, schema: { ...ctx.schema, format: '' } };
      const checks = [ctx.nodes.min(limited), ctx.nodes.max(limited)];
      const chain = checked(z(ctx, type === 'integer' ? whole : 'number'), checks);
      return type === 'integer' || ctx.schema['x-finite'] ? chain : rule(ctx, 'orNotFinite', chain);
    },
    object(ctx) {
      const { additionalProperties, properties = {} } = ctx.schema;
      const isEmpty = Object.keys(properties).length === 0;
      const isClosed = typeof additionalProperties === 'object' && additionalProperties.type === 'never';
      const chain =
        isClosed && (isEmpty || side === 'request')
          ? z(ctx, 'strictObject', ctx.nodes.shape(ctx))
          : ctx.nodes.base(ctx);
      const rules = side === 'request' ? ((ctx.schema['x-rules'] ?? []) as Rule[]) : [];
      return checked(
        chain,
        rules.map(([name, ...values]) =>
          rule(ctx, name, ...values.map((value): Value => ctx.$.fromValue(value))),
        ),
      );
    },
    string(ctx) {
      const { format = '', pattern = '' } = ctx.schema;
      // ids of the platform are any 8-4-4-4-12 hexadecimal digits, not only the versions of RFC 9562
      if (format === 'uuid') ctx.nodes.format = () => z(ctx, 'guid');
      else if (!FORMATS.includes(format)) ctx.nodes.format = () => undefined;
      ctx.nodes.pattern = () => patternOf(ctx, format, pattern);
      return undefined;
    },
  };

  function patternOf(ctx: Context, format: string, given: string): Chain | undefined {
    const pattern = side === 'response' && format === 'decimal' ? ANY_DECIMAL : given;
    const limits = format === 'decimal' ? decimalLimits(pattern) : undefined;
    if (limits)
      return rule(ctx, 'decimal', regexp(ctx, new RegExp(pattern)), ctx.$.literal(decimalMessage(limits)));
    const expression = expressionOf(pattern);
    return expression && pattern !== '' ? z(ctx, 'regex', regexp(ctx, expression)) : undefined;
  }
}
