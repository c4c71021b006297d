import { refuseInput } from '../errors/store-error.ts';

/** Strings and comments, which are passed over; what opens and closes; names. */
const TOKEN = /"""(?:\\"""|[\s\S])*?"""|"(?:\\.|[^"\\\n\r])*"|#[^\n\r]*|[@{}()[\]]|\w+/g;

/** The types of what a document defines. It is looked through, not checked: that is the server's part. */
function definitionsOf(text: string): string[] {
  const tokens = (text.match(TOKEN) ?? []).filter((token) => !/^["#]/.test(token));
  const definitions: string[] = [];
  let depth = 0;
  let isInside = false;
  for (const token of tokens) {
    if (!isInside) definitions.push(token === '{' ? 'query' : token);
    isInside = true;
    if ('{(['.includes(token)) depth++;
    if ('})]'.includes(token)) depth--;
    if (token === '}' && depth === 0) isInside = false;
  }
  return definitions;
}

/** Whether running a document changes nothing, so that it may be repeated. In doubt it may not. Subscriptions are refused. */
export function isQuery(operation: string, text: string): boolean {
  const operations = definitionsOf(text).filter((type) => type !== 'fragment');
  if (operations.includes('subscription')) throw refuseInput(operation, 'query', 'must not be a subscription');
  return operations.length > 0 && operations.every((type) => type === 'query');
}
