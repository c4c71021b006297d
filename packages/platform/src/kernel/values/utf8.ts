const decoder = new TextDecoder('utf-8', { fatal: true });

/** The text of bytes. Undefined for bytes that are no UTF-8, of which `toString` makes U+FFFD. */
export function utf8Of(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
