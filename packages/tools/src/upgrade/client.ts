import ts from 'typescript';
import { type Edit, rangeOf } from './edits.ts';
import type { SdkModules } from './modules.ts';
import type { NeededImport } from './use.ts';

/** An expression of the SDK, written with the client. */
export interface Rewrite {
  replacement: string;
  edits: readonly Edit[];
  needs: readonly NeededImport[];
}

/** `createClient({ modules, auth })` without its modules: the client has all services. */
export function createClientEdits(callee: ts.Identifier, modules: SdkModules): Edit[] | undefined {
  const call = callee.parent;
  const [options, ...more] = ts.isCallExpression(call) ? call.arguments : [];
  if (!options || !ts.isObjectLiteralExpression(options) || more.length > 0) return undefined;
  const property = options.properties.find(({ name }) => name?.getText() === 'modules');
  const edits: Edit[] = [{ ...rangeOf(callee), text: 'createClient' }];
  if (!property) return edits;
  if (!ts.isPropertyAssignment(property) || !hasKnownModules(property.initializer, modules)) return undefined;
  const { text } = options.getSourceFile();
  const comma = /^\s*,/.exec(text.slice(property.end))?.[0] ?? '';
  const before = options.properties.indexOf(property) === 0 ? options.getStart() + 1 : property.pos;
  return [...edits, { pos: before, end: property.end + comma.length, text: '' }];
}

/** Whether the contract has all modules of an object literal. */
const hasKnownModules = (modules: ts.Expression, known: SdkModules): boolean =>
  ts.isObjectLiteralExpression(modules) &&
  modules.properties.every(
    (property) =>
      (ts.isShorthandPropertyAssignment(property) && known.moduleAt(property.name) !== undefined) ||
      (ts.isPropertyAssignment(property) && known.moduleAt(property.initializer) !== undefined),
  );

interface Strategy {
  name: string;
  from: string;
  /** The options that it accepts, by their name in the SDK. */
  options: Readonly<Record<string, string>>;
}

const STRATEGIES: ReadonlyMap<string, Strategy> = new Map<string, Strategy>([
  ['OAuthStrategy', { name: 'member', from: 'storewire', options: { clientId: 'clientId' } }],
  [
    'ApiKeyStrategy',
    {
      name: 'apiKey',
      from: 'storewire',
      options: { apiKey: 'key', siteId: 'siteId', accountId: 'accountId' },
    },
  ],
  [
    'AppStrategy',
    {
      name: 'app',
      from: 'storewire/server',
      options: { appId: 'appId', appSecret: 'appSecret', instanceId: 'instanceId' },
    },
  ],
]);

/** A strategy with options that the client has too. */
export function strategyRewrite(callee: ts.Identifier, exported: string): Rewrite | undefined {
  const strategy = STRATEGIES.get(exported);
  const call = callee.parent;
  const [options, ...more] = ts.isCallExpression(call) && call.expression === callee ? call.arguments : [];
  if (!strategy || !options || !ts.isObjectLiteralExpression(options) || more.length > 0) return undefined;
  const edits: Edit[] = [{ ...rangeOf(callee), text: strategy.name }];
  for (const property of options.properties) {
    const { name } = property;
    const option = name && strategy.options[name.getText()];
    if (!name || option === undefined) return undefined;
    if (ts.isShorthandPropertyAssignment(property) && option !== property.name.text)
      edits.push({ ...rangeOf(name), text: `${option}: ${property.name.text}` });
    else if (ts.isPropertyAssignment(property)) edits.push({ ...rangeOf(name), text: option });
    else if (!ts.isShorthandPropertyAssignment(property)) return undefined;
  }
  const { name, from } = strategy;
  return { replacement: `${name} of ${from}`, edits, needs: [{ name, from }] };
}

/** `client.use(currentCart)` as `client.currentCart`, and `client.use({ … })` as `client`. */
export function useRewrite(
  call: ts.CallExpression,
  modules: SdkModules,
  servicesOf: (module: string) => readonly string[],
): Rewrite | undefined {
  const { expression: callee } = call;
  const [argument, ...more] = call.arguments;
  if (!ts.isPropertyAccessExpression(callee) || !argument || more.length > 0) return undefined;
  const client = rangeOf(callee.expression);
  if (hasKnownModules(argument, modules))
    return { replacement: 'the client itself', edits: [{ ...rangeOf(call), text: [client] }], needs: [] };
  const module = modules.moduleAt(argument);
  if (module === undefined) return undefined;
  const [service, ...others] = boundServices(call, modules) ?? servicesOf(module);
  if (service === undefined || others.length > 0) return undefined;
  const edits = [{ ...rangeOf(call), text: [client, `.${service}`] }];
  return { replacement: `client.${service}`, edits, needs: [] };
}

/** The services of the functions that a pattern takes from the result of a call; undefined without a pattern. */
function boundServices({ parent }: ts.CallExpression, modules: SdkModules): string[] | undefined {
  if (!ts.isVariableDeclaration(parent) || !ts.isObjectBindingPattern(parent.name)) return undefined;
  const services = parent.name.elements.map((element) => modules.boundAt(element)?.call?.service ?? '');
  return [...new Set(services)];
}
