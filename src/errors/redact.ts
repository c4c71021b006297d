/** Shorter values also occur in texts that do not quote them. */
const MIN_SECRET_LENGTH = 4;

/**
 * Words of the platform's own texts, such as 'The password is wrong.', and names of its fields. A secret that
 * is one of them is not revealed by them.
 */
const WORDS =
  ' account address already answer attempt attempts captcha character characters client code denied email empty ' +
  'error expired field found invalid link login loginid member missing must name none number password ' +
  'permission please profile recovery refresh request required server session short sign site state ' +
  'statetoken that there this token unknown used user value with wrong ';

/** Properties of an error whose values the client chooses, so that they cannot quote a secret. */
const CONSTANT = /^(?:kind|operation|reason)$/;

/**
 * JSON data with `***` instead of each secret, also in names of fields. Secrets of fewer than four characters
 * and words of the platform are left. A number that contains a secret would make the JSON invalid: then all
 * data is dropped.
 */
export function redact<Data>(data: Data, secrets: readonly string[]): Data | '***' | undefined {
  if (data === undefined || secrets.length === 0) return data;
  try {
    const json = JSON.stringify(data);
    // a secret may be a part of another one
    const forms = secrets.flatMap(formsOf).sort((a, b) => b.length - a.length);
    const redacted = forms.reduce((text, form) => text.replaceAll(form, '***'), json);
    return redacted === json ? data : JSON.parse(redacted);
  } catch {
    return typeof data === 'string' ? '***' : undefined;
  }
}

const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

const isWord = (secret: string): boolean =>
  !secret.includes(' ') && WORDS.includes(` ${secret.toLowerCase()} `);

/** How JSON may quote a secret: as a text, in a text that is JSON itself, or URL-encoded. */
const formsOf = (secret: string): string[] =>
  secret.length < MIN_SECRET_LENGTH || isWord(secret)
    ? []
    : [escaped(escaped(secret)), escaped(secret), encodeURIComponent(secret)];

/** Redacts what an error or a violation quotes, in place, with the causes of the error. */
export function redactError(error: object, secrets: readonly string[], depth = 9): void {
  for (const name of Object.getOwnPropertyNames(error)) {
    const value: unknown = Reflect.get(error, name);
    if (value instanceof Error && depth) redactError(value, secrets, depth - 1);
    else if (name === 'violations')
      for (const violation of value as object[]) redactError(violation, secrets);
    else if (!CONSTANT.test(name)) Reflect.set(error, name, redact(value, secrets));
  }
}
