/** ZIP files without compression, which images and videos do not need. */
import { makeZip } from 'client-zip';

interface Entry {
  name: string;
  lastModified: Date;
  /** Opens the content when it is the turn of the entry. */
  open: () => ReadableStream<Uint8Array>;
}

/** A ZIP file of some files. Entries with the same name get a number. */
export const zipStream = (entries: readonly Entry[]): ReadableStream<Uint8Array> =>
  makeZip(inputs(withUniqueNames(entries)));

function* inputs(entries: readonly Entry[]) {
  for (const { name, lastModified, open } of entries) yield { name, lastModified, input: open() };
}

/** Names without folders, so that unpacking writes nowhere else. */
function withUniqueNames(entries: readonly Entry[]): Entry[] {
  const used = new Set<string>();
  return entries.map((entry) => {
    const safe = entry.name.replaceAll(/[/\\:\p{Cc}]/gu, '_').replace(/^\.+/, '_') || 'file';
    let unique = safe;
    for (let number = 2; used.has(unique); number++) unique = safe.replace(/(\.\w+)?$/, ` (${number})$1`);
    used.add(unique);
    return { ...entry, name: unique };
  });
}
