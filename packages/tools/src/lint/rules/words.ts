/** Rules for the sentences of the contract. */
import { type Path, schemasIn } from '../description.ts';
import { type Finding, finding } from '../problem.ts';
import type { Rules } from './rule.ts';

const longestSummary = 60;

/**
 * Lower case words of a name or a sentence: `refundQuantity`, 'Refund quantity.' and `refund_quantity` are
 * alike.
 */
const plain = (text: string) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .toLowerCase();

/** Says why a description adds nothing to a name, or nothing at all when it does. */
function emptyWords(description: string | undefined, name: string): string | undefined {
  if (!description?.trim()) return `${name} has no description`;
  if (plain(description) === plain(name)) return `the description of ${name} only repeats its name`;
  return undefined;
}

function described(at: Path, description: string | undefined, name: string): Finding[] {
  const message = emptyWords(description, name);
  return message === undefined ? [] : [finding(at, message)];
}

/** Text without what is in backticks or quotes: those are literals of the wire. */
const prose = (text: string) => text.replace(/`[^`]*`/g, '').replace(/'[^']*'|"[^"]*"/g, '');

/** Whether a key holds a value of the wire: the value of an example, but not a property of that name. */
const isLiteral = (key: string, at: Path) =>
  at.at(-2) === 'examples'
    ? key === 'value'
    : (key === 'example' || key === 'default') && at.at(-1) !== 'properties';

function texts(node: unknown, at: Path): { text: string; at: Path }[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (isLiteral(key, at)) return [];
    const isText = key === 'description' || key === 'summary' || at.at(-1) === 'x-enum-descriptions';
    const isProse = isText && typeof value === 'string';
    return isProse ? [{ text: value, at: [...at, key] }] : texts(value, [...at, key]);
  });
}

export const wordRules: Rules = {
  'summary-style': {
    sees: 'call',
    check({ operation, at }) {
      const summary = operation.summary ?? '';
      const here = [...at, 'summary'];
      const first = summary.split(' ')[0] ?? '';
      if (summary.length === 0 || summary.length > longestSummary) {
        return [
          finding(here, `the summary has ${summary.length} characters, 1 to ${longestSummary} are allowed`),
        ];
      }
      if (/[.!?]$/.test(summary)) return [finding(here, 'the summary ends without a full stop')];
      if (!verbs.has(first))
        return [finding(here, `the summary must start with a verb, '${first}' is not in the list of verbs`)];
      return [];
    },
  },
  'operation-words': {
    sees: 'call',
    webhooks: true,
    check({ operation, at }) {
      const name = operation.operationId?.split('.')[1] ?? '';
      const { summary = '', description } = operation;
      if (description && plain(description) === plain(summary)) {
        return [finding([...at, 'description'], 'the description only repeats the summary')];
      }
      return described([...at, 'description'], description, name);
    },
  },
  'parameter-words': {
    sees: 'call',
    check({ operation, at }) {
      return (operation.parameters ?? []).flatMap((parameter, index) =>
        described([...at, 'parameters', index, 'description'], parameter.description, parameter.name ?? ''),
      );
    },
  },
  'response-words': {
    sees: 'call',
    check({ operation, at }) {
      return Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
        response.$ref || !/^(Done|OK|Success)\.?$/i.test(response.description ?? '')
          ? []
          : [
              finding(
                [...at, 'responses', status, 'description'],
                `'${response.description}' does not say what comes back`,
              ),
            ],
      );
    },
  },
  'schema-described': {
    sees: 'schema',
    check(schema, at) {
      const [named, ...inside] = schemasIn(schema, at);
      // A property inside allOf narrows one that is described elsewhere.
      const properties = inside.filter(
        (visit) => visit.property !== undefined && !isReference(visit.schema) && !visit.at.includes('allOf'),
      );
      return [
        ...described(named?.at ?? at, schema.description, String(at.at(-1))),
        ...properties.flatMap((visit) =>
          described(visit.at, visit.schema.description, visit.property as string),
        ),
      ];
    },
  },
  'enum-words': {
    sees: 'schema',
    check(schema, at) {
      const texts = new Map(Object.entries(schema['x-enum-descriptions'] ?? {}));
      const values = (schema.enum ?? []).filter((value) => typeof value === 'string');
      const unknown = [...texts.keys()].filter((value) => !values.includes(value));
      const here = [...at, 'x-enum-descriptions'];
      return [
        ...values.flatMap((value) => described(here, texts.get(value), value)),
        ...unknown.map((value) => finding(here, `${value} is no value of the enumeration`)),
      ];
    },
  },
  'plain-words': {
    sees: 'whole',
    check({ doc }) {
      return texts(doc, []).flatMap(({ text, at }) => {
        if (/\u2014| \u2013 /.test(text))
          return [finding(at, 'no dash in prose: use a comma, a colon or two sentences')];
        return /\bwix\b/i.test(prose(text))
          ? [finding(at, "write 'the platform' in prose; the name is allowed in literals only")]
          : [];
      });
    },
  },
};

/**
 * A property that is only a reference says what it is in the schema that it names; one with allOf around it
 * too.
 */
const isReference = (schema: { $ref?: string; allOf?: { $ref?: string }[] }) =>
  Boolean(schema.$ref) || Boolean(schema.allOf?.some((part) => part.$ref));

/** Verbs that a summary may start with. A new one is welcome: it only has to be a verb in the imperative. */
const verbs: ReadonlySet<string> = new Set(
  `Accept Add Adjust Answer Apply Approve Ask Assign Attach Block Build Buy Calculate Call Cancel Capture Change Check Choose Clear Close
  Collect Complete Confirm Continue Copy Count Create Cut Decide Delete Disconnect Download Drop End Estimate Exchange Fetch
  Find Finish Generate Get Give Go Handle Raise Tie Untie Hide Import Join Leave Link List Log Look Make Mark Move Mute Open Order Pay Place
  Prepare Publish Put Query Read Recommend Recover Redirect Refresh Register Reject Release Remove Rename Replace Report Request
  Resend Reset Restore Return Revoke Run Search See Send Set Show Sign Start Stop Store Submit Swap Take Turn Unassign
  Unblock Unmute Update Upload Use Validate Verify Void Write`
    .split(/\s+/)
    .filter(Boolean),
);
