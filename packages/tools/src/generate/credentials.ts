/** The file with a credential per security scheme of a description. */
import type { Imports } from './calls.ts';
import { camelCase, Names } from './identifiers.ts';
import type { Document, SecurityScheme } from './openapi.ts';
import { resolve } from './references.ts';
import { BANNER, comment, quote } from './text.ts';

/** How a scheme is sent: the function of `storewire`, and the generated function that calls it. */
interface Credential {
  factory: 'apiKey' | 'basic' | 'bearer';
  parameter: string;
  call: string;
  sends: string;
}

export function makeCredentials(document: Document, { main }: Imports): Map<string, string> {
  const names = new Names(['apiKey', 'basic', 'bearer']);
  const found = Object.entries(document.components?.securitySchemes ?? {}).flatMap(([key, given]) => {
    const scheme = resolve<SecurityScheme>(document, given);
    const credential = credentialOf(scheme);
    return credential ? [{ key, scheme, credential }] : [];
  });
  if (found.length === 0) return new Map();
  const factories = [...new Set(found.map(({ credential }) => credential.factory))].toSorted();
  const types = [
    ...(factories.includes('basic') ? ['type BasicOptions'] : []),
    'type Credentials',
    ...(factories.some((factory) => factory !== 'basic') ? ['type Secret'] : []),
  ];
  const functions = found.map(({ key, scheme, credential: { parameter, call, sends } }) => {
    const name = names.claimOneOf(camelCase(key), `${camelCase(key) || 'scheme'}Auth`);
    const about = comment([
      `The security scheme \`${key}\`: ${sends}. Pass it as \`auth\`.`,
      scheme.description ?? '',
    ]);
    return `${about}export const ${name} = (${parameter}): Credentials => ${call};\n`;
  });
  const text = `${BANNER}\nimport { ${[...types, ...factories].join(', ')} } from ${quote(main)};\n\n${functions.join('\n')}`;
  return new Map([['credentials.ts', text]]);
}

/** Undefined for a scheme that {@link whyNotSent} is about. */
function credentialOf(scheme: SecurityScheme): Credential | undefined {
  if (whyNotSent(scheme) !== undefined) return undefined;
  if (scheme.type === 'apiKey')
    return {
      factory: 'apiKey',
      parameter: 'value: Secret',
      call: `apiKey({ header: ${quote(scheme.name)}, value })`,
      sends: `a key in the header \`${scheme.name}\``,
    };
  if (scheme.type === 'http' && scheme.scheme?.toLowerCase() === 'basic')
    return {
      factory: 'basic',
      parameter: 'options: BasicOptions',
      call: 'basic(options)',
      sends: 'a user name and a password',
    };
  return {
    factory: 'bearer',
    parameter: 'token: Secret',
    call: 'bearer(token)',
    sends: scheme.type === 'http' ? 'a token after the word Bearer' : 'an access token after the word Bearer',
  };
}

/** Why no credential is generated for a scheme, and what to do instead; undefined if one is. */
function whyNotSent({ type, in: place, scheme = '' }: SecurityScheme): string | undefined {
  if (type === 'oauth2' || type === 'openIdConnect') return undefined;
  if (type === 'http' && /^(?:basic|bearer)$/i.test(scheme)) return undefined;
  if (type === 'apiKey' && place === 'header') return undefined;
  if (type === 'apiKey' && place === 'query')
    return 'a key in a query would be part of URLs, which are logged: add it in the option `fetch`';
  if (type === 'apiKey')
    return 'pages cannot set cookies of other origins: on a server, use `apiKey({ header: "Cookie", value })`';
  if (type === 'http') return `the scheme ${scheme} is not supported: pass custom credentials`;
  return `${type} is not supported: configure the option \`fetch\` or \`sender\``;
}
