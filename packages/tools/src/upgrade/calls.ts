import ts from 'typescript';
import { type Edit, rangeOf } from './edits.ts';
import type { SdkCall } from './functions.ts';

/** One object instead of the arguments; undefined if it cannot be known which is which. */
export function argumentEdits(call: ts.CallExpression, { sdk }: SdkCall): Edit[] | undefined {
  const given = [...call.arguments];
  if (given.length > sdk.arguments.length || given.some((each) => ts.isSpreadElement(each))) return undefined;
  const [first] = given;
  const last = given.at(-1);
  if (!first || !last || sdk.arguments.join() === '...') return [];
  const text = given.flatMap((argument, index) => [
    index === 0 ? '{ ' : ', ',
    ...propertyOf(sdk.arguments[index] ?? '', argument),
  ]);
  return [{ pos: first.getStart(), end: last.end, text: [...text, ' }'] }];
}

function propertyOf(name: string, argument: ts.Expression): (string | ts.TextRange)[] {
  if (name !== '...')
    return ts.isIdentifier(argument) && argument.text === name ? [name] : [`${name}: `, rangeOf(argument)];
  if (!ts.isObjectLiteralExpression(argument)) return ['...', rangeOf(argument)];
  return argument.properties.flatMap((property, index) => [...(index > 0 ? [', '] : []), rangeOf(property)]);
}

/** Reads the property of the response that the function has returned. */
export function resultEdits(call: ts.CallExpression, returns: string): Edit[] {
  const awaited = call.parent;
  if (ts.isExpressionStatement(awaited)) return [];
  if (!ts.isAwaitExpression(awaited))
    return [{ ...rangeOf(call), text: [rangeOf(call), `.then(({ ${returns} }) => ${returns})`] }];
  const { parent } = awaited;
  if (ts.isExpressionStatement(parent)) return [];
  if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) && !parent.type) {
    const name = parent.name.text;
    const text = name === returns ? `{ ${returns} }` : `{ ${returns}: ${name} }`;
    return [{ ...rangeOf(parent.name), text }];
  }
  const isInParentheses = ts.isParenthesizedExpression(parent);
  const whole = isInParentheses ? parent : awaited;
  const text = isInParentheses ? [rangeOf(parent)] : ['(', rangeOf(awaited), ')'];
  return [{ ...rangeOf(whole), text: [...text, `.${returns}`] }];
}
