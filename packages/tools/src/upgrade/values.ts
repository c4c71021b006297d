import ts from 'typescript';
import { type Edit, rangeOf, renameToken } from './edits.ts';
import { wireName } from './queries.ts';

/** The name of a property without its underscore; the date that it may be becomes a `Date` where it is read. */
export function propertyEdits(node: ts.Identifier, isDate: boolean): Edit[] | undefined {
  const name = wireName(node.text);
  const { parent } = node;
  const renamed = name === node.text ? [] : [renameToken(node, node.text, name)];
  if (!isDate || !isRead(node)) return renamed;
  if (!ts.isPropertyAccessExpression(parent)) return undefined;
  return [{ ...rangeOf(parent), text: ['dateFromWire(', rangeOf(parent), ')'] }, ...renamed];
}

/** Whether a property is read, rather than written in an object or declared. */
const isRead = ({ parent }: ts.Identifier): boolean =>
  ts.isPropertyAccessExpression(parent) || ts.isBindingElement(parent);

const SCALED: ReadonlyMap<string, string> = new Map([
  ['getScaledToFillImageUrl', 'fillImage'],
  ['getScaledToFitImageUrl', 'fitImage'],
]);

/** A function of `media` that has a successor with the same result. */
export function mediaEdits(node: ts.Identifier): { name: string; edits: Edit[] } | undefined {
  const access = node.parent;
  const call = access.parent;
  if (!ts.isPropertyAccessExpression(access) || !ts.isCallExpression(call) || call.expression !== access)
    return undefined;
  const [source, width, height, options] = call.arguments;
  if (!source) return undefined;
  if (node.text === 'getImageUrl') {
    const whole = call.parent;
    const isUrl = ts.isPropertyAccessExpression(whole) && whole.name.text === 'url';
    if (!isUrl) return undefined;
    return {
      name: 'mediaUrl',
      edits: [{ ...rangeOf(whole), text: ['mediaUrl(', rangeOf(source), ')'] }],
    };
  }
  const name = SCALED.get(node.text);
  const isPlain = !options || (ts.isObjectLiteralExpression(options) && options.properties.length === 0);
  if (!name || !width || !height || !isPlain) return undefined;
  const size = [', { width: ', rangeOf(width), ', height: ', rangeOf(height), ' })'];
  return { name, edits: [{ ...rangeOf(call), text: [`${name}(`, rangeOf(source), ...size] }] };
}

/** Properties of a page of a list, by their name in the SDK. */
const PAGE: ReadonlyMap<string, string> = new Map([
  ['totalCount', 'total'],
  ['length', 'items.length'],
]);

/** A property of a page of a list: `hasNext()` is a property of the client's pages. */
export function pageEdits(node: ts.Identifier): { name: string; edits: Edit[] } | undefined {
  const access = node.parent;
  if (!ts.isPropertyAccessExpression(access)) return undefined;
  const call = access.parent;
  if (/^has(?:Next|Prev)$/.test(node.text) && ts.isCallExpression(call))
    return { name: node.text, edits: [{ ...rangeOf(call), text: [rangeOf(access)] }] };
  const name = PAGE.get(node.text);
  return name === undefined ? undefined : { name, edits: [{ ...rangeOf(node), text: name }] };
}
