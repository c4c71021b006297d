/** The samples of calls and events: client, function and hook of a call, its request with curl, the handler of an event. */
import type { EventObject } from '../description/events.ts';
import type { MessageSchemas } from '../description/message-schemas.ts';
import { capitalise } from '../description/names.ts';
import type { Document } from '../description/openapi.ts';
import type { Operation } from '../description/operations.ts';
import type { Role } from '../description/x-keys.ts';
import { CLIENT_ID, callerOf, LOCAL_PLATFORM } from './caller.ts';
import { type Exchange, exchangeOf, targetOf } from './exchange.ts';
import { literal } from './literal.ts';

/** A description whose types are named, and the schemas of its requests and responses. */
interface Contract {
  document: Document;
  messageSchemas: MessageSchemas;
}

export interface Sample {
  title: 'Client' | 'Function' | 'Hook' | 'Handler' | 'curl';
  language: 'ts' | 'tsx' | 'sh';
  code: string;
}

/** The samples of a call, with the input of its example. */
export function samplesOf(contract: Contract, call: Operation): Sample[] {
  const exchange = exchangeOf(contract.document, call);
  const input = Object.keys(exchange.input).length === 0 ? '' : literal(exchange.input);
  const samples: Sample[] = [
    { title: 'Client', language: 'ts', code: clientSample(contract, call, input) },
    { title: 'Function', language: 'ts', code: functionSample(contract, call, input) },
  ];
  if (call.effect !== 'navigate')
    samples.push({ title: 'Hook', language: 'tsx', code: hookSample(call, exchange) });
  return [...samples, { title: 'curl', language: 'sh', code: curlSample(call, exchange) }];
}

/** What a caller is authenticated with: the import and the expression. */
const AUTH: Readonly<Record<Role, readonly [name: string, expression: string]>> = {
  visitor: ['visitor', `visitor({ clientId: '${CLIENT_ID}' })`],
  member: ['fixedToken', "fixedToken(process.env['STOREWIRE_TOKEN'] ?? '')"],
  merchant: [
    'apiKey',
    "apiKey({ key: process.env['STOREWIRE_API_KEY'] ?? '', siteId: process.env['STOREWIRE_SITE_ID'] })",
  ],
};

function credentials(call: Operation): { imports: string[]; auth: string | undefined } {
  const caller = callerOf(call);
  if (!caller) return { imports: [], auth: undefined };
  const [name, auth] = AUTH[caller];
  return { imports: [name], auth };
}

function optionsText(call: Operation, auth: string | undefined): string {
  const options = [
    `baseUrl: '${LOCAL_PLATFORM}'`,
    ...(call.onSite ? [`siteUrl: '${LOCAL_PLATFORM}'`] : []),
    ...(auth ? [`auth: ${auth}`] : []),
  ];
  const line = `{ ${options.join(', ')} }`;
  return line.length <= 80 ? line : `{\n${options.map((option) => `  ${option},`).join('\n')}\n}`;
}

function clientSample(contract: Contract, call: Operation, input: string): string {
  const { imports, auth } = credentials(call);
  return `import { ${['createClient', ...imports].toSorted().join(', ')} } from 'storewire';

const client = createClient(${optionsText(call, auth)});

${resultText(contract, call, `client.${call.id}(${input})`)}`;
}

function functionSample(contract: Contract, call: Operation, input: string): string {
  const { imports, auth } = credentials(call);
  const ofMain = imports.length > 0 ? `import { ${imports.join(', ')} } from 'storewire';\n` : '';
  const names = [call.name, 'createTransport'].toSorted().join(', ');
  return `${ofMain}import { ${names} } from 'storewire/operations';

const store = createTransport(${optionsText(call, auth)});

${resultText(contract, call, `${call.name}(${['store', ...(input ? [input] : [])].join(', ')})`)}`;
}

const MAX_NAMES = 3;

/** The statement that makes a call and uses its result. */
function resultText({ messageSchemas }: Contract, call: Operation, expression: string): string {
  if (call.effect === 'navigate') return `const url = ${expression};\nconsole.log(url);`;
  if (call.isEmptyOutput || !call.output) return `await ${expression};`;
  const names = Object.keys(messageSchemas.responses[call.output]?.properties ?? {});
  const taken = ['client', 'store', call.name, ...credentials(call).imports];
  const canName = names.every((name) => /^[a-z]\w*$/.test(name) && !taken.includes(name));
  if (names.length === 0 || names.length > MAX_NAMES || !canName)
    return `const result = await ${expression};\nconsole.log(result);`;
  return `const { ${names.join(', ')} } = await ${expression};\nconsole.log(${names.join(', ')});`;
}

function hookSample(call: Operation, { input }: Exchange): string {
  const isEmpty = Object.keys(input).length === 0;
  const name = `use${capitalise(call.name)}`;
  if (call.effect === 'write' || call.secret)
    return `import { ${name}Action } from 'storewire/react';

export function ${capitalise(call.name)}() {
  const { trigger, isMutating, error } = ${name}Action();
  const run = () => trigger(${isEmpty ? '' : literal(input, '  ')}).catch(() => undefined);
  return (
    <>
      <button type="button" disabled={isMutating} onClick={() => void run()}>Run</button>
      {error && <p role="alert">{error.kind === 'application' ? error.message : 'This did not work.'}</p>}
    </>
  );
}`;
  return `import { ${name} } from 'storewire/react';

export function ${capitalise(call.name)}() {
  const { data, error, isLoading } = ${name}(${isEmpty ? '' : literal(input, '  ')});
  if (isLoading) return <p>Loading</p>;
  if (error) return <p role="alert">{error.kind === 'application' ? error.message : 'Try again later.'}</p>;
  return <pre>{JSON.stringify(data, null, 2)}</pre>;
}`;
}

const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The headers of a caller in a shell. */
function curlHeaders(caller: Role | undefined): string[] {
  if (!caller) return [];
  if (caller !== 'merchant') return ['-H "Authorization: $STOREWIRE_TOKEN"'];
  return ['-H "Authorization: $STOREWIRE_API_KEY"', '-H "wix-site-id: $STOREWIRE_SITE_ID"'];
}

/** The request with curl, which reads the same variables as the other samples. */
function curlSample(call: Operation, exchange: Exchange): string {
  const method = call.method === 'get' ? '' : `-X ${call.method.toUpperCase()} `;
  return [
    `curl ${method}"$STOREWIRE_URL${targetOf(call, exchange)}"`,
    ...curlHeaders(callerOf(call)),
    ...(exchange.body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${shellQuoted(JSON.stringify(exchange.body, null, 2))}`]),
  ].join(' \\\n  ');
}

/** The handler of an event. */
export function handlerSample({ messageSchemas }: Contract, { type, body }: EventObject): Sample {
  const properties = messageSchemas.responses[body ?? '']?.properties ?? {};
  const used = ['entity', 'data', 'metadata'].find((name) => name in properties);
  const handler = used ? `({ ${used} }) => console.log(${used})` : '(event) => console.log(event)';
  return {
    title: 'Handler',
    language: 'ts',
    code: `import { createWebhookHandler } from 'storewire-server';

export const POST = createWebhookHandler({
  publicKey: process.env['STORE_WEBHOOK_KEY'] ?? '',
  handlers: {
    '${type}': async ${handler},
  },
});`,
  };
}
