/** How a text may be quoted: in JSON, as it is, and in an address. */
const formsOf = (text: string): string[] => [JSON.stringify(text).slice(1, -1), text, encodeURIComponent(text.toWellFormed())];

/** A text without the secrets that it may repeat, as platforms quote what they refuse. */
export const hideSecrets = (text: string, secrets: readonly (string | null | undefined)[]): string =>
  secrets.flatMap((secret) => (secret ? formsOf(secret) : [])).reduce((result, form) => result.replaceAll(form, '[hidden]'), text);

/** The value of JSON, or the text itself. The parser's own error would quote the body. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What a body says, without the secrets that it may repeat. It is written anew first, as JSON may write any character as a number. */
export const parseHiding = (text: string, secrets: readonly (string | null | undefined)[]): unknown =>
  parseJson(hideSecrets(JSON.stringify(parseJson(text)), secrets));
