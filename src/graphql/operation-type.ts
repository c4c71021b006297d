import { refuseInput } from '../errors/store-error.ts';

/** Strings and comments, which are passed over; what opens and closes; names. */
const TOKEN = /"""(?:\\"""|[\s\S])*?"""|"(?:\\.|[^"\\\n\r])*"|#[^\n\r]*|[@{}()[\]]|\w+/g;

interface Definition {
  type: string;
  name: string | undefined;
}

/** What a document defines. It is looked through, not checked: that is the server's part. */
function definitionsOf(text: string): Definition[] {
  const tokens = (text.match(TOKEN) ?? []).filter((token) => !/^["#]/.test(token));
  const definitions: Definition[] = [];
  let depth = 0;
  let isInside = false;
  for (const [index, token] of tokens.entries()) {
    if (!isInside) definitions.push(token === '{' ? { type: 'query', name: undefined } : { type: token, name: tokens[index + 1]?.match(/^\w+$/)?.[0] });
    isInside = true;
    if ('{(['.includes(token)) depth++;
    if ('})]'.includes(token)) depth--;
    if (token === '}' && depth === 0) isInside = false;
  }
  return definitions;
}

/** Whether running a document changes nothing, so that it may be repeated. In doubt it may not. Subscriptions are refused. */
export function isQuery(operation: string, text: string, operationName: string | undefined): boolean {
  const operations = definitionsOf(text).filter(({ type, name }) => type !== 'fragment' && (operationName === undefined || name === operationName));
  if (operations.some(({ type }) => type === 'subscription')) throw refuseInput(operation, 'query', 'must not be a subscription');
  return operations.length > 0 && operations.every(({ type }) => type === 'query');
}
