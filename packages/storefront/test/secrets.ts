/** Finds tokens and keys of the server in what it sends. */
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { afterAll } from 'vitest';

const TOKEN = /"(?:access_?token|refresh_?token|session_?token|state_?token)"\s*:\s*"([^"]{16,})"/gi;

const DECODERS: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Secrets of the server, and what visitors have seen. */
export interface SecretWatch {
  /** Tokens that the server has sent to the platform, or received, cookies with them, and what else is secret. */
  secrets: Set<string>;
  /** What visitors have received: a name, and the text. */
  seen: Promise<readonly [string, string]>[];
  /** Takes what a response of the store front shows to scripts. */
  onResponse(response: Response, url: string): void;
  /** Where a secret can be read: its start, and the place. */
  leaks(): Promise<string[]>;
}

/** Watches the calls of the server, until the tests of the file have ended. */
export function watchSecrets(): SecretWatch {
  const secrets = new Set<string>();
  const seen: SecretWatch['seen'] = [];
  const { fetch: send } = globalThis;
  globalThis.fetch = async (...args) => {
    const { headers } = new Request(...args);
    const authorization = headers.get('authorization');
    if (authorization) secrets.add(authorization.replace(/^Bearer /, ''));
    const response = await send(...args);
    // the session of a hosted page is a part of its URL
    const isHosted = response.url.includes('redirect-session');
    if (!isHosted && response.headers.get('content-type')?.includes('json'))
      for (const [, token] of (await response.clone().text()).matchAll(TOKEN)) secrets.add(token ?? '');
    return response;
  };
  afterAll(() => {
    globalThis.fetch = send;
  });
  return {
    secrets,
    seen,
    onResponse(response, url) {
      const { headers } = response;
      const isHidden = ([name, value]: [string, string]): boolean =>
        name === 'set-cookie' && /;\s*httponly/i.test(value);
      // cookies with a session are as secret as the tokens in them
      for (const [, line] of [...headers].filter(isHidden)) {
        const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
        if (name.includes('storewire') && value.length > 30) secrets.add(value);
      }
      // scripts can read everything else
      const visible = [...headers].filter((header) => !isHidden(header)).join('\n');
      const encoding = headers.get('content-encoding');
      const body = response.clone().arrayBuffer();
      seen.push(
        body.then((bytes) => {
          const decoded = decode(new Uint8Array(bytes), encoding);
          const text = Buffer.from(decoded).toString();
          return [`response ${url}`, visible + text] as const;
        }),
      );
    },
    async leaks() {
      const found = await Promise.all(seen);
      return [...secrets].flatMap((secret) =>
        found
          .filter(([, text]) => [secret, encodeURIComponent(secret)].some((form) => text.includes(form)))
          .map(([place]) => `${secret.slice(0, 12)}… in ${place}`),
      );
    },
  };
}

function decode(bytes: Uint8Array, encoding: string | null): Uint8Array {
  if (encoding === null || bytes.length === 0) return bytes;
  const decoder = DECODERS[encoding];
  if (!decoder) throw new Error(`The encoding ${encoding} cannot be searched`);
  return decoder(bytes);
}
