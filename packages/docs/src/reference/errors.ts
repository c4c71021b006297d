/** A page per error code, and the errors of a call. */
import {
  type ApplicationCode,
  applicationCodes,
  CLIENT_ERRORS,
  type ClientError,
  capitalise,
  clientErrorDocument,
  codeDocument,
  type Operation,
  STATUS_ERRORS,
} from 'storewire-tools';
import { type Contract, fileOfCall, statusesOf } from './contract.ts';
import { callLink, clientErrorLink, clientErrorPage, errorLink, errorPage } from './links.ts';
import { block, type Page, prose } from './page.ts';

const OAUTH_LINK = CLIENT_ERRORS.filter(({ from }) => from === 'the token endpoint')
  .map(clientErrorLink)
  .join(', ');

const statusText = (status: number, isAssumed = false): string =>
  `\`${status}\`${isAssumed ? ' (assumed)' : ''}`;

/** What the platform answers, which is for people, and what developers should know. */
const meaning = (description?: string, details?: string): string[] => [
  ...(description ? [`“${prose(description)}”`] : []),
  ...(details ? [prose(details)] : []),
];

/** The errors that a call may fail with, as a list. */
export function callErrors(contract: Contract, call: Operation): string {
  const statuses = statusesOf(contract, call);
  const own = call.applicationErrors.map(({ code, status, description, details, isAssumed }) =>
    [`- ${errorLink(code)} — ${statusText(status, isAssumed)}`, ...meaning(description, details)].join(
      '\n\n  ',
    ),
  );
  const shared = STATUS_ERRORS.filter(({ status = 0 }) => statuses.includes(status)).map(
    (error) => `- ${clientErrorLink(error)} — \`${error.status}\`\n\n  ${prose(error.meaning)}`,
  );
  const oauth = call.hasOAuthErrors ? [`- ${OAUTH_LINK} and other codes of OAuth`] : [];
  return block('fields', [...own, ...oauth, ...shared].join('\n'));
}

export function makeErrorPages(contract: Contract): Page[] {
  const codes = applicationCodes(contract.calls);
  return [
    errorIndex(codes),
    ...codes.map((code) => pageOfApplicationError(contract, code)),
    ...[...STATUS_ERRORS, ...CLIENT_ERRORS].map(pageOfClientError),
  ];
}

function pageOfApplicationError(contract: Contract, error: ApplicationCode): Page {
  const { code, descriptions, details, advice, returnedBy } = error;
  const [first] = returnedBy;
  const rows = returnedBy.map(({ call, status, isAssumed, ...texts }) => {
    const own = meaning(
      texts.description === descriptions[0] ? '' : texts.description,
      texts.details === details[0] ? '' : texts.details,
    );
    const facts = [statusText(status, isAssumed), own.join(' ')];
    return `- ${callLink(contract, call.id)} — ${facts.filter(Boolean).join(': ')}`;
  });
  const statuses = new Set(returnedBy.map(({ status, isAssumed }) => statusText(status, isAssumed)));
  const isAssumed = returnedBy.some((each) => each.isAssumed);
  const sample = `import { isStoreError } from 'storewire';

export const is${capitalise(camel(code))} = (error: unknown) => isStoreError(error) && error.code === '${code}';`;
  return {
    id: errorPage(code),
    title: code,
    description: descriptions[0] ?? `The error code ${code}.`,
    body: [
      ...meaning(descriptions[0], details[0]),
      `Kind: \`application\`. Status: ${[...statuses].join(', ')}.`,
      `## What to do\n\n${advice}`,
      `\`\`\`ts\n${sample}\n\`\`\``,
      `## Returned by\n\n${block('index', rows.join('\n'))}`,
      ...(isAssumed ? ['No source documents a status that is assumed.'] : []),
    ].join('\n\n'),
    source: first ? fileOfCall(first.call) : 'openapi',
    documents: [codeDocument(error)],
  };
}

/** `OWNED_CART_NOT_FOUND` as `ownedCartNotFound`; codes that are numbers begin with a word. */
const camel = (code: string): string =>
  `${/^[A-Za-z]/.test(code) ? '' : 'code_'}${code}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

function pageOfClientError(error: ClientError): Page {
  const { code, kind, meaning, advice, from, status, source } = error;
  return {
    id: clientErrorPage(error),
    title: code,
    description: meaning,
    body: [
      prose(meaning),
      `Kind: \`${kind}\`.${status ? ` Status: \`${status}\`.` : ''} From: ${from}.`,
      `## What to do\n\n${advice}`,
    ].join('\n\n'),
    source,
    documents: [clientErrorDocument(error)],
  };
}

function errorIndex(codes: readonly ApplicationCode[]): Page {
  const clientRow = (error: ClientError): string => `- ${clientErrorLink(error)} — ${prose(error.meaning)}`;
  const application = codes
    .toSorted((one, other) => one.code.localeCompare(other.code, 'en'))
    .map(
      ({ code, descriptions: [description = ''] }) =>
        `- ${errorLink(code)} — ${meaning(description).join('')}`,
    );
  const groups = Map.groupBy(CLIENT_ERRORS, ({ from }) => from);
  return {
    id: 'errors',
    title: 'Error codes',
    label: 'All error codes',
    description: `All error codes: ${codes.length} of the platform, those of statuses, and those of the client.`,
    body: [
      'A failed call throws a `StoreError`. Read `kind` first, then `code` (of the platform) or `reason` (why there was no response). See [Errors, retries and logs](/guides/errors/).',
      `## Application codes\n\n${block('index', application.join('\n'))}`,
      `## Statuses\n\n${block('index', STATUS_ERRORS.map(clientRow).join('\n'))}`,
      ...[...groups].map(
        ([from, list]) => `## From ${from}\n\n${block('index', list.map(clientRow).join('\n'))}`,
      ),
    ].join('\n\n'),
    source: 'openapi',
  };
}
