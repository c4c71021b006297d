/** Names of the reference that guides have in code, which lead to their pages on the site. */
import { replaceNodes } from 'storewire-dev-kit/markdown';
import { CLIENT_ERRORS, capitalise, type Operation, STATUS_ERRORS } from 'storewire-tools';
import type { Contract } from './contract.ts';
import { callPage, clientErrorPage, errorPage, eventPage, typePath } from './links.ts';

/** The names of a call in programs: its function, its hooks and its pager. Names of one word have other meanings too. */
function namesOf({ id, name }: Operation): string[] {
  const hook = `use${capitalise(name)}`;
  return /[A-Z]/.test(name) ? [id, name, `${name}Pages`, hook, `${hook}Action`, `${hook}Infinite`] : [id];
}

/** The path of the page of each name: calls, hooks, events, error codes and types. */
export function mentionsOf(contract: Contract): Map<string, string> {
  const codes = contract.calls.flatMap(({ applicationErrors }) => applicationErrors.map(({ code }) => code));
  // a code of one word has other meanings too, unless it is a reason
  const clientErrors = [...STATUS_ERRORS, ...CLIENT_ERRORS].filter(
    ({ code, from }) => /[A-Z_]/.test(code) || from === 'every call',
  );
  return new Map([
    ...Object.keys(contract.schemas).flatMap((name) => {
      const path = typePath(contract, name);
      return path ? [[name, path] as const] : [];
    }),
    ...clientErrors.map((error) => [error.code, `/${clientErrorPage(error)}/`] as const),
    ...codes.map((code) => [code, `/${errorPage(code)}/`] as const),
    ...contract.events.map((event) => [event.type, `/${eventPage(event)}/`] as const),
    ...contract.calls.flatMap((call) => namesOf(call).map((name) => [name, `/${callPage(call)}/`] as const)),
  ]);
}

/** Links the first mention of each name to its page, except in headings and links. */
export function withMentions(body: string, paths: ReadonlyMap<string, string>): string {
  const linked = new Set<string>();
  return replaceNodes(body, (node, source) => {
    if (node.type === 'heading' || node.type === 'link') return source;
    if (node.type !== 'inlineCode') return undefined;
    const path = paths.get(node.value.replace(/^client\.|\(.*\)$/g, ''));
    if (path === undefined || linked.has(path)) return undefined;
    linked.add(path);
    return `[${source}](${path})`;
  });
}

/** The calls that a text or its programs name. */
export function callsIn(markdown: string, { calls }: Contract): Operation[] {
  const services = new Set(calls.map(({ service }) => service));
  const words = new Set(
    markdown.match(/\w+(?:\s*\??\.\s*\w+)*/g)?.flatMap((path) => {
      const names = path.split(/\W+/);
      return names.map((name, index) => {
        const [before = ''] = names.slice(index - 1, index);
        return services.has(before) ? `${before}.${name}` : name;
      });
    }),
  );
  return calls.filter((call) => namesOf(call).some((name) => words.has(name)));
}
