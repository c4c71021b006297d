/** A page per error code, and the errors of a call. */

import type { Operation } from 'storewire-tools';
import { capitalise } from 'storewire-tools';
import { adviceOn } from './advice.ts';
import { CLIENT_ERRORS, type ClientError, STATUS_ERRORS } from './client-errors.ts';
import { type Contract, fileOfCall } from './contract.ts';
import { callLink, clientErrorLink, clientErrorPage, errorLink, errorPage } from './links.ts';
import { block, type Page, prose } from './page.ts';

const OAUTH_LINK = CLIENT_ERRORS.filter(({ from }) => from === 'the token endpoint')
  .map(clientErrorLink)
  .join(', ');

interface Returned {
  call: Operation;
  status: number;
  description: string;
  isAssumed: boolean;
}

/** The application codes of the contract, each with the calls that return it. */
function applicationCodes({ calls }: Contract): Map<string, Returned[]> {
  const all = calls.flatMap((call) =>
    call.applicationErrors.map(({ code, status, description = '', assumed = false }) => ({
      code,
      returned: { call, status, description, isAssumed: assumed },
    })),
  );
  return new Map(
    [...Map.groupBy(all, ({ code }) => code)].map(([code, list]) => [
      code,
      list.map(({ returned }) => returned),
    ]),
  );
}

/** The errors that a call may fail with, as a list. */
export function callErrors({ document }: Contract, call: Operation): string {
  const statuses = Object.keys(document.paths[call.path]?.[call.method]?.responses ?? {}).map(Number);
  const own = call.applicationErrors.map(
    ({ code, status, description, assumed }) =>
      `- ${errorLink(code)} — ${status}${assumed ? ' (assumed)' : ''}${description ? `\n\n  ${prose(description)}` : ''}`,
  );
  const shared = STATUS_ERRORS.filter(({ status = 0 }) => statuses.includes(status)).map(
    (error) => `- ${clientErrorLink(error)} — ${error.status}\n\n  ${prose(error.meaning)}`,
  );
  const oauth = call.hasOAuthErrors ? [`- ${OAUTH_LINK} and other codes of OAuth`] : [];
  return block('fields', [...own, ...oauth, ...shared].join('\n'));
}

export function makeErrorPages(contract: Contract): Page[] {
  const codes = applicationCodes(contract);
  return [
    errorIndex(codes),
    ...[...codes].map(([code, returned]) => pageOfApplicationError(contract, code, returned)),
    ...[...STATUS_ERRORS, ...CLIENT_ERRORS].map(pageOfClientError),
  ];
}

function pageOfApplicationError(contract: Contract, code: string, returned: Returned[]): Page {
  const [first] = returned;
  const descriptions = [...new Set(returned.map(({ description }) => description).filter(Boolean))];
  const statuses = [...new Set(returned.map(({ status }) => status))].toSorted();
  const rows = returned.map(({ call, status, description, isAssumed }) => {
    const facts = [
      `${status}${isAssumed ? ' (assumed)' : ''}`,
      descriptions.length > 1 && prose(description),
    ];
    return `- ${callLink(contract, call.id)} — ${facts.filter(Boolean).join(': ')}`;
  });
  const isAssumed = returned.some((each) => each.isAssumed);
  const sample = `import { isStoreError } from 'storewire';

export const is${capitalise(camel(code))} = (error: unknown) => isStoreError(error) && error.code === '${code}';`;
  return {
    id: errorPage(code),
    title: code,
    description: descriptions[0] ?? `The error code ${code}.`,
    body: [
      ...descriptions.slice(0, 1).map(prose),
      `Kind: \`application\`. Status: ${statuses.map((status) => `\`${status}\``).join(', ')}.`,
      `## What to do\n\n${adviceOn(code, statuses)}`,
      `\`\`\`ts\n${sample}\n\`\`\``,
      `## Returned by\n\n${block('index', rows.join('\n'))}`,
      ...(isAssumed ? ['No source documents a status that is assumed.'] : []),
    ].join('\n\n'),
    source: first ? fileOfCall(first.call) : 'openapi/paths',
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
  };
}

function errorIndex(codes: Map<string, Returned[]>): Page {
  const clientRow = (error: ClientError): string => `- ${clientErrorLink(error)} — ${prose(error.meaning)}`;
  const application = [...codes]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([code, [first]]) => `- ${errorLink(code)} — ${prose(first?.description ?? '')}`);
  const groups = Map.groupBy(CLIENT_ERRORS, ({ from }) => from);
  return {
    id: 'errors',
    title: 'Error codes',
    label: 'All error codes',
    description: `All error codes: ${codes.size} of the platform, those of statuses, and those of the client.`,
    body: [
      'A failed call throws a `StoreError`. Read `kind` first, then `code` (of the platform) or `reason` (why there was no response). See [Errors](/guides/errors/).',
      `## Application codes\n\n${block('index', application.join('\n'))}`,
      `## Statuses\n\n${block('index', STATUS_ERRORS.map(clientRow).join('\n'))}`,
      ...[...groups].map(
        ([from, list]) => `## From ${from}\n\n${block('index', list.map(clientRow).join('\n'))}`,
      ),
    ].join('\n\n'),
    source: 'openapi/paths',
  };
}
