/** What the search finds: calls, error codes, schemas, events and guides as documents. */

import type { EventObject } from '../description/events.ts';
import type { Document, Schema } from '../description/openapi.ts';
import type { Operation } from '../description/operations.ts';
import type { ApplicationCode } from '../error-codes/application-codes.ts';
import type { ClientError } from '../error-codes/client-errors.ts';
import type { Guide } from './guides.ts';
import { firstSentence, plainText } from './plain-text.ts';
import type { SearchDocument } from './search.ts';

export const callDocument = (call: Operation): SearchDocument => ({
  kind: 'call',
  id: call.id,
  title: call.summary,
  summary: firstSentence(call.description),
  text: `${call.description} ${call.path}`,
  ...(call.deprecated && { successor: call.sunset?.replacedBy ?? '' }),
});

export const codeDocument = ({
  code,
  descriptions,
  details,
  returnedBy,
}: ApplicationCode): SearchDocument => ({
  kind: 'error',
  id: code,
  title: code,
  summary: descriptions.join(' '),
  text: ['error', ...details, ...returnedBy.map(({ call }) => call.summary)].join(' '),
});

/** Several parts of the client have codes of the same name. */
export const clientErrorDocument = ({ code, meaning, advice, from }: ClientError): SearchDocument => ({
  kind: 'error',
  id: `${from}: ${code}`,
  title: code,
  summary: meaning,
  text: `error ${advice}`,
});

export const schemaDocument = (
  name: string,
  { description = '', properties = {} }: Schema,
): SearchDocument => ({
  kind: 'schema',
  id: name,
  title: name,
  summary: firstSentence(description),
  text: Object.keys(properties).join(' '),
});

export const eventDocument = (document: Document, event: EventObject): SearchDocument => ({
  kind: 'event',
  id: event.type,
  title: document.webhooks?.[event.key]?.post?.summary ?? '',
  summary: firstSentence(event.description),
  text: 'event webhook',
});

/** A guide, and each of its sections, which have its id. */
export function guideDocuments({ id, title, description, synonyms = {}, body }: Guide): SearchDocument[] {
  const [introduction = '', ...sections] = body.split(/^## /m).filter((each) => !isListOfLinks(each));
  return [
    {
      kind: 'guide',
      id,
      title,
      summary: description,
      text: [...Object.keys(synonyms), plainText(introduction)].join(' '),
      synonyms,
    },
    ...sections.map((section): SearchDocument => {
      const [heading = '', ...lines] = section.split('\n');
      const text = plainText(lines.join('\n'));
      return {
        kind: 'guide',
        id,
        anchor: anchorOf(heading),
        title: plainText(heading),
        summary: title,
        text,
      };
    }),
  ];
}

const isListOfLinks = (section: string): boolean => section.startsWith('Next\n');

/** The anchor of a heading, as sites derive it from Markdown. */
const anchorOf = (heading: string): string =>
  plainText(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s_-]/gu, '')
    .replaceAll(' ', '-');
