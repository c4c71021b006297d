import ts from 'typescript';
import type { Declarations, Name } from '../declarations.ts';
import type { Edit } from '../edits.ts';

/**
 * How `const { checkoutId } = await createCheckoutFromCurrentCart(…)` becomes a read of the cart, whose id is that of
 * the checkout, except for the name of the call. Undefined if the checkout is not only for redirect sessions, or if
 * the input has more than the channel, which version 2 stores in the cart.
 */
export function checkoutToCart(node: Name, declarations: Declarations): Edit[] | undefined {
  const { parent } = node;
  const callee = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const call = callee.parent;
  if (!ts.isCallExpression(call) || call.expression !== callee) return undefined;
  const input = call.arguments.at(-1);
  if (!input || call.arguments.length > 2 || !isChannelOnly(input)) return undefined;
  const variable = variableOf(call);
  if (!variable || !isForRedirects(variable, declarations)) return undefined;
  return [
    { start: variable.getStart(), end: variable.end, text: `cart: { id: ${variable.text} }` },
    { start: call.arguments.at(-2)?.end ?? input.getStart(), end: input.end, text: '' },
  ];
}

const isChannelOnly = (input: ts.Expression): boolean =>
  ts.isObjectLiteralExpression(input) &&
  input.properties.every(({ name }) => name && ts.isIdentifier(name) && name.text === 'channelType');

/** `checkoutId` in `const { checkoutId } = await …`. */
function variableOf({ parent }: ts.CallExpression): ts.Identifier | undefined {
  const declaration = ts.isAwaitExpression(parent) ? parent.parent : undefined;
  if (!declaration || !ts.isVariableDeclaration(declaration)) return undefined;
  if (!ts.isObjectBindingPattern(declaration.name)) return undefined;
  const [element, ...others] = declaration.name.elements;
  if (!element || others.length > 0 || element.propertyName) return undefined;
  return ts.isIdentifier(element.name) ? element.name : undefined;
}

/** Whether the id of a checkout is used for redirect sessions only. */
function isForRedirects(variable: ts.Identifier, declarations: Declarations): boolean {
  const symbol = declarations.valueAt(variable);
  const isForRedirect = (node: ts.Identifier): boolean => {
    const { parent } = node;
    const isValue =
      ts.isShorthandPropertyAssignment(parent) ||
      (ts.isPropertyAssignment(parent) && parent.initializer === node);
    return (
      isValue &&
      declarations.expectedAt(parent.name).some(([type]) => type === 'RedirectSessionEcomCheckoutParams')
    );
  };
  const check = (node: ts.Node): boolean => {
    if (ts.isIdentifier(node) && node !== variable && declarations.valueAt(node) === symbol)
      return isForRedirect(node);
    return ts.forEachChild(node, (child) => !check(child)) !== true;
  };
  return check(variable.getSourceFile());
}
