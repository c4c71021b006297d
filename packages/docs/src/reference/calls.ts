/** A page per call, a page per service, and the index of all calls. */
import {
  byService,
  callDocument,
  exchangeOf,
  firstSentence,
  isReference,
  type Operation,
  removalNotice,
  samplesOf,
} from 'storewire-tools';
import { behaviourOf } from './behaviour.ts';
import { type Contract, fileOfCall } from './contract.ts';
import { callErrors } from './errors.ts';
import { fieldList, rulesOf, typeText } from './fields.ts';
import { callLink, callPage, servicePage, typeLink } from './links.ts';
import { callsIn } from './mentions.ts';
import { block, FORM_HEADING, link, type Page, prose } from './page.ts';
import { responseExamples } from './responses.ts';
import { RUN_SAMPLES, whereSamplesRun } from './run-samples.ts';
import { sdkCode } from './sdk.ts';
import { formOf } from './try-it.ts';

export function makeCallPages(contract: Contract, guides: readonly Page[]): Page[] {
  const services = [...byService(contract.calls)];
  const named = guides.flatMap((guide) => callsIn(guide.body, contract).map(({ id }) => ({ id, guide })));
  const guidesOf = Map.groupBy(named, ({ id }) => id);
  return [
    callIndex(contract, services),
    ...services.map(([service, calls]) => serviceOverview(contract, service, calls)),
    ...contract.calls.map((call) =>
      pageOfCall(
        contract,
        call,
        guidesOf.get(call.id)?.map(({ guide }) => guide),
      ),
    ),
  ];
}

const titleOf = ({ deprecated }: Pick<Operation, 'deprecated'>, name: string): string =>
  deprecated ? `${name} (deprecated)` : name;

function pageOfCall(contract: Contract, call: Operation, guides: readonly Page[] = []): Page {
  const exchange = exchangeOf(contract.document, call);
  const form = formOf(call, exchange);
  const reference = [
    `## Input\n\n${inputText(contract, call)}`,
    `## Response\n\n${responseText(contract, call)}`,
    `## Errors\n\n${callErrors(contract, call)}`,
    effectsText(contract, call),
    form && FORM_HEADING,
  ];
  // three columns on wide screens: text, samples, responses
  const sections = [
    block('overview', `${prose(call.description)}\n\n${block('facts', facts(contract, call, guides))}`),
    block('samples', `## Samples\n\n${samplesText(contract, call)}`),
    block('responses', `## Example responses\n\n${responseExamples(contract, call)}`),
    block('reference', reference.filter(Boolean).join('\n\n')),
  ];
  return {
    id: callPage(call),
    title: titleOf(call, call.summary),
    label: titleOf(call, call.name),
    description: `${call.id}: ${call.method.toUpperCase()} ${call.path}. ${firstSentence(call.description)}`,
    body: sections.join('\n\n'),
    source: fileOfCall(call),
    isDeprecated: call.deprecated,
    documents: [callDocument(call)],
    ...(form && { form }),
  };
}

function facts(contract: Contract, call: Operation, guides: readonly Page[]): string {
  const { 'x-maturity': maturity, 'x-source': source } = call.described;
  const effects = { read: 'Reads', write: 'Writes', navigate: 'A URL that the browser navigates to' };
  const sunset = call.sunset
    ? `${removalNotice(call.sunset, (id) => callLink(contract, id))} See ${link('Upgrading', 'guides/upgrading')}.`
    : '';
  return [
    `\`${call.method.toUpperCase()}\` \`${call.path}\``,
    sunset && `- **Deprecated** ${sunset}`,
    `- **Name** \`${call.id}\``,
    call.otherVersion &&
      `- **Other catalog version** ${callLink(contract, call.otherVersion)}, on sites that have it`,
    ...behaviourOf(contract, call),
    `- **Effect** ${effects[call.effect].toLowerCase()}${call.secret ? `, with secrets: it is never cached${call.effect === 'read' ? '' : ', and sent once'}` : ''}`,
    call.onSite && '- **Host** the site (`siteUrl`), not the platform',
    maturity === 'preview' && '- **Preview** the platform may change it without notice',
    guides.length > 0 && `- **Guides** ${guides.map(({ id, title }) => link(title, id)).join(', ')}`,
    call.sdk && `- **SDK** ${sdkCode(call.sdk)} of \`${call.sdk.package}\``,
    source && `- **Source** ${prose(source)} (${link('what this means', 'guides/facts')})`,
  ]
    .filter((line) => typeof line === 'string' && line !== '')
    .map((line, index) => (index === 0 ? `${line}\n` : line))
    .join('\n');
}

function inputText(contract: Contract, call: Operation): string {
  const schema = contract.messageSchemas.requests[call.inputName] ?? {};
  const fields = fieldList(contract, schema, 'request');
  if (!fields && (schema.oneOf || schema.$ref))
    return `${typeText(contract, schema)}, as \`${call.inputName}\`.`;
  if (!fields) return 'None.';
  const inPath = call.pathParameters.map(({ name }) => `\`${name}\``).join(', ');
  const inQuery = call.queryParameters.map(({ name }) => `\`${name}\``).join(', ');
  const places = [
    inPath && `${inPath} in the path`,
    inQuery && `${inQuery} in the query`,
    call.packed && `all of it in the query, packed in \`.r\`${plainText(call)}`,
    call.body && call.bodyName ? `\`${call.bodyName}\` as the body` : call.body && 'the rest in the body',
  ].filter(Boolean);
  const rules = rulesOf(schema);
  return [
    `One object, of the type \`${call.inputName}\`. On the wire: ${places.join(', ').replace(/^the rest/, 'all of it')}.`,
    ...rules,
    block('fields', fields),
  ].join('\n\n');
}

/** What the query may have in place of the packed input. */
const plainText = ({ plainParameters }: Operation): string =>
  plainParameters.length === 0
    ? ''
    : `, or without \`.r\` ${plainParameters.map(({ name }) => `\`${name}\``).join(', ')} alone`;

function responseText(contract: Contract, call: Operation): string {
  if (call.effect === 'navigate')
    return 'None: the client builds the URL, and the platform redirects the browser.';
  if (!call.output || call.isEmptyOutput) return 'An empty object.';
  const schema = contract.messageSchemas.responses[call.output] ?? {};
  const fields = fieldList(contract, schema, 'response');
  const success = call.success?.schema;
  const description = success && isReference(success) ? success.description : undefined;
  return [
    `${typeLink(contract, call.output)}${description ? `: ${prose(description)}` : '.'}`,
    fields && block('fields', fields),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function samplesText(contract: Contract, call: Operation): string {
  const samples = samplesOf(contract, call).map(
    ({ title, language, code }) => `\`\`\`${language} title="${title}" frame="code"\n${code}\n\`\`\``,
  );
  return [...samples, whereSamplesRun(contract, call)].join('\n\n');
}

function effectsText(contract: Contract, call: Operation): string {
  if (call.effect !== 'write') return '';
  const services = new Set(contract.calls.map(({ service }) => service));
  const stale = call.invalidates.map((name) =>
    services.has(name) ? `all reads of ${link(`\`${name}\``, servicePage(name))}` : callLink(contract, name),
  );
  const lines = [
    call.updates && `- Its response replaces that of ${callLink(contract, call.updates)}.`,
    call.deletes && `- It deletes what ${callLink(contract, call.deletes)} reads.`,
    stale.length > 0 && `- Stale afterwards, and read again by the hooks: ${stale.join(', ')}.`,
  ].filter(Boolean);
  return `## Effect on other reads\n\n${lines.join('\n') || 'None.'}`;
}

const callRow = (call: Operation): string =>
  `- ${link(`\`${call.name}\``, callPage(call))} — ${prose(call.summary)}${call.deprecated ? ' · deprecated' : ''} · ${call.allowedRoles.join(', ')}`;

function serviceOverview({ document, schemas }: Contract, service: string, calls: Operation[]): Page {
  const description = document.tags?.find(({ name }) => name === service)?.description ?? service;
  const rows = calls.map(callRow).join('\n');
  const reads = calls.filter(({ effect }) => effect === 'read').length;
  const deprecated = calls.every((call) => call.deprecated);
  return {
    id: servicePage(service),
    title: titleOf({ deprecated }, service),
    isDeprecated: deprecated,
    label: 'Overview',
    description,
    body: `${prose(description)}\n\n${calls.length} calls, ${reads} of them reads; ${calls.filter(({ effect }) => effect !== 'navigate').length} have a hook.\n\n${block('index', rows)}\n\nTypes: ${link('entities', 'entities')} (${Object.keys(schemas).length} schemas).`,
    source: 'openapi/openapi.yaml',
  };
}

function callIndex({ document, calls }: Contract, services: [string, Operation[]][]): Page {
  const sections = services.map(([service, list]) => {
    const description = document.tags?.find(({ name }) => name === service)?.description ?? '';
    const deprecated = list.every((call) => call.deprecated);
    return `## ${titleOf({ deprecated }, service)}\n\n${prose(description)}\n\n${block('index', list.map(callRow).join('\n'))}`;
  });
  return {
    id: 'calls',
    title: 'Calls',
    label: 'All calls',
    description: `All ${calls.length} calls by service: who may make them, and what they do.`,
    body: `## Run the samples\n\n${RUN_SAMPLES}\n\n${sections.join('\n\n')}`,
    source: 'openapi/openapi.yaml',
  };
}
