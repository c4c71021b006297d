import { fromJson } from './json.ts';

type Secrets = readonly (string | null | undefined)[];

/** What is nested further may go round in circles. */
const DEEPEST = 12;

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** How a text may be quoted: in JSON within JSON, in JSON, as it is, and in an address. */
const formsOf = (text: string): string[] => [
  inJson(inJson(text)),
  inJson(text),
  text,
  encodeURIComponent(text.toWellFormed()),
];

/** A text without the secrets that it may repeat, as platforms quote what they refuse. */
const hideSecrets = (text: string, secrets: Secrets): string =>
  secrets
    .flatMap((secret) => (secret ? formsOf(secret) : []))
    .reduce((result, form) => result.replaceAll(form, '[hidden]'), text);

/** A password may be any word, also one that names a member or a field. */
const isWord = (secret: string | null | undefined): boolean => /^[a-z]+$/i.test(secret ?? '');

/** A value without the secrets that it repeats. Words stay where they are names. */
function hideIn(value: unknown, secrets: Secrets, depth = 0): unknown {
  if (typeof value === 'string') return hideSecrets(value, secrets);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return undefined;
  if (Array.isArray(value)) return value.map((item) => hideIn(item, secrets, depth + 1));
  const inNames = secrets.filter((secret) => !isWord(secret));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      hideSecrets(name, inNames),
      hideIn(member, name === 'field' ? inNames : secrets, depth + 1),
    ]),
  );
}

/** What a body says, the value of JSON or the text, without the secrets that it repeats. */
export const parseHiding = (text: string, secrets: Secrets): unknown =>
  hideIn(fromJson(text) ?? text, secrets);
