/** A text without the secrets that it may repeat, as platforms quote what they refuse. */
export const hideSecrets = (text: string, secrets: readonly (string | null | undefined)[]): string =>
  secrets.reduce<string>((result, secret) => (secret ? result.replaceAll(secret, '[hidden]') : result), text);
