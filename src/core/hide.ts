import { fromJson } from './json.ts';

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** How a text may be quoted: in JSON within JSON, in JSON, as it is, and in an address. */
const formsOf = (text: string): string[] => [inJson(inJson(text)), inJson(text), text, encodeURIComponent(text.toWellFormed())];

/** A text without the secrets that it may repeat, as platforms quote what they refuse. */
export const hideSecrets = (text: string, secrets: readonly (string | null | undefined)[]): string =>
  secrets.flatMap((secret) => (secret ? formsOf(secret) : [])).reduce((result, form) => result.replaceAll(form, '[hidden]'), text);

/**
 * What a body says, without the secrets that it may repeat: the value of JSON, or the text. It is written anew first, as JSON may write any
 * character as a number.
 */
export const parseHiding = (text: string, secrets: readonly (string | null | undefined)[]): unknown =>
  fromJson(hideSecrets(JSON.stringify(fromJson(text) ?? text), secrets));
