import { toBase64Url } from '../core/base64url.ts';
import type { Transport } from '../core/options.ts';
import { turns } from '../core/turns.ts';
import { asRecord, asText } from '../errors/normalise.ts';
import type { UploadSource } from './content.ts';
import type { FileFacts } from './facts.ts';
import type { ResumeStore } from './resume-store.ts';

/** An upload in pieces, as the platform knows it. */
export interface Place {
  /** Where uploads are created and finished. */
  endpoint: string;
  token: string;
  /** Where the pieces go, once the upload was created. */
  url?: string;
  /** All pieces have arrived. */
  isSent?: boolean;
}

/** What is remembered of one upload. A store that fails does the upload no harm. */
export interface Memory {
  recall(): Promise<Place | undefined>;
  keep(place: Place): Promise<void>;
  forget(): Promise<void>;
}

function withoutMemory(error: unknown): undefined {
  console.error('storewire: an upload cannot be remembered', error);
}

/** Uploads of this process, so that two of the same file at the same time do not share one place. */
const underWay = new Set<string>();

/** Runs work with what is remembered under a key. */
export async function remembering<T>(store: ResumeStore | null, key: string | undefined, work: (memory: Memory) => Promise<T>): Promise<T> {
  if (!store || !key || underWay.has(key)) return work({ recall: async () => undefined, keep: async () => undefined, forget: async () => undefined });
  underWay.add(key);
  // one after another, or a slow store would remember again what was forgotten
  const visits = turns();
  const visit = <R>(act: () => Promise<R> | R): Promise<R | undefined> => visits.run(async () => act()).catch(withoutMemory);
  try {
    return await work({
      recall: async () => parsePlace(await visit(() => store.get(key))),
      keep(place) {
        const text = JSON.stringify(place);
        return visit(() => store.set(key, text));
      },
      forget: () => visit(() => store.remove(key)),
    });
  } finally {
    underWay.delete(key);
  }
}

function parsePlace(text: string | undefined): Place | undefined {
  try {
    const record = asRecord(JSON.parse(text ?? ''));
    const [endpoint, token, url] = [record?.['endpoint'], record?.['token'], record?.['url']].map(asText);
    return endpoint && token && url && URL.canParse(endpoint) && URL.canParse(url) ? { endpoint, token, url, isSent: record?.['isSent'] === true } : undefined;
  } catch {
    return undefined;
  }
}

const SAMPLE_BYTES = 65_536;

/**
 * Names a file, what is to become of it and for whom: a hash of its facts, its date, its first and last bytes, and of the identity of the
 * client, which outlives its tokens. Undefined for streams, which cannot be known again.
 */
export async function keyOf(owner: string, { baseUrl }: Transport, source: UploadSource, facts: FileFacts): Promise<string | undefined> {
  if (!(source instanceof Blob) || !globalThis.crypto?.subtle) return undefined;
  const { size } = source;
  const date = source instanceof File ? source.lastModified : 0;
  const about = JSON.stringify([baseUrl, owner, facts, size, date]);
  const samples = new Blob([about, source.slice(0, SAMPLE_BYTES), source.slice(Math.max(0, size - SAMPLE_BYTES))]);
  try {
    const hash = await crypto.subtle.digest('SHA-256', await samples.arrayBuffer());
    return `storewire:upload:${toBase64Url(new Uint8Array(hash))}`;
  } catch (error) {
    return withoutMemory(error);
  }
}
