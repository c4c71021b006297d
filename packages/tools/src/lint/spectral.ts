/** Runs the contract's own rules, and some of Spectral's, over the bundled description. */
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import type { Method, Schema } from '../generate/openapi.ts';
import type { Call, Description, Path, PathItem } from './description.ts';
import type { Finding, Problem } from './problem.ts';
import { bodyRules } from './rules/bodies.ts';
import { extensionRules } from './rules/extensions.ts';
import { fullExampleRules } from './rules/full-examples.ts';
import { inputRules } from './rules/inputs.ts';
import { operationRules } from './rules/operations.ts';
import type { Context, Rule, Rules } from './rules/rule.ts';
import { schemaRules } from './rules/schemas.ts';
import { wordRules } from './rules/words.ts';

const { Spectral } = spectralCore;

export const ownRules: Rules = {
  ...operationRules,
  ...bodyRules,
  ...inputRules,
  ...schemaRules,
  ...extensionRules,
  ...fullExampleRules,
  ...wordRules,
};

/** Rules of Spectral that are off, each with the reason. */
const offRules = {
  'oas3-valid-media-example': 'off', // our rule examples knows what a request and a response may hold
  'oas3-valid-schema-example': 'off', // the same; it takes nine seconds as well
  'operation-success-response': 'off', // our rule operation-responses is stricter
  'contact-properties': 'off', // the support of the platform has a site, and no email address
  'license-url': 'off', // the licence is given by its SPDX identifier
  // redocly has the same rule; this one sorts capitals before small letters
  'openapi-tags-alphabetical': 'off',
} as const;

const methodKeys = '[get,put,post,delete,patch]';

function given(rule: Rule): string[] {
  if (rule.sees === 'whole') return ['$'];
  if (rule.sees === 'schema') return ['$.components.schemas[*]'];
  return [`$.paths[*]${methodKeys}`, ...(rule.webhooks ? [`$.webhooks[*]${methodKeys}`] : [])];
}

function callAt(doc: Description, at: Path): Call {
  const [kind, path, method] = at as [Call['kind'], string, Method];
  const item = doc[kind]?.[path] as PathItem;
  return { kind, path, method, item, operation: item[method] as Call['operation'], at };
}

function check(rule: Rule, target: unknown, at: Path, context: Context): Finding[] {
  if (rule.sees === 'whole') return rule.check(context);
  if (rule.sees === 'schema') return rule.check(target as Schema, at, context);
  return rule.check(callAt(context.doc, at), context);
}

/** A rule in the format of Spectral. */
const asSpectral = (rule: Rule, context: Context) => ({
  given: given(rule),
  severity: 'error' as const,
  message: '{{error}}',
  resolved: false,
  // biome-ignore lint/suspicious/noThenProperty: the name is Spectral's
  then: {
    function: (target: unknown, _options: unknown, { path }: { path: Path }) =>
      check(rule, target, path, context).map(({ message, at }) => ({ message, path: [...at] })),
  },
});

/** Every finding in a bundled description; `names` selects some of the rules defined here. */
export async function checkDescription(context: Context, names?: string[]): Promise<Problem[]> {
  const chosen = Object.entries(ownRules).filter(([name]) => names?.includes(name) ?? true);
  const rules = Object.fromEntries(chosen.map(([name, rule]) => [name, asSpectral(rule, context)]));
  const spectral = new Spectral();
  const oas = spectralRulesets.oas as RulesetDefinition;
  spectral.setRuleset(names ? { rules } : { extends: [[oas, 'all']], rules: { ...offRules, ...rules } });
  const found = await spectral.run({ ...structuredClone(context.doc) });
  return found.map(({ code, message, path }) => ({ rule: String(code), message, at: path }));
}
