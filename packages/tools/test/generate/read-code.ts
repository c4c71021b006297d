import ts from 'typescript';

/** Syntax errors of a file, as messages. */
export function syntaxErrors(name: string, text: string): string[] {
  const file = parse(name, text);
  return file.parseDiagnostics.map(
    ({ start, messageText }) =>
      `${name}:${file.getLineAndCharacterOfPosition(start ?? 0).line + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
}

/** Everything of a file that is neither a string, a regular expression, a number nor a comment, as words. */
export function wordsOf(name: string, text: string): string[] {
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) words.push(node.text);
    else if (node.kind >= ts.SyntaxKind.FirstTemplateToken && node.kind <= ts.SyntaxKind.LastTemplateToken)
      words.push(`\`${node.getText()}`);
    node.forEachChild(visit);
  };
  visit(parse(name, text));
  return words;
}

/** Every string literal of a file as it is written, and whether it is the name of a property. */
export function literalsOf(name: string, text: string): { code: string; isKey: boolean }[] {
  const literals: { code: string; isKey: boolean }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) literals.push({ code: node.getText(), isKey: isKey(node) });
    node.forEachChild(visit);
  };
  visit(parse(name, text));
  return literals;
}

const isKey = (node: ts.StringLiteral): boolean =>
  (ts.isPropertyAssignment(node.parent) || ts.isPropertySignature(node.parent)) && node.parent.name === node;

function parse(name: string, text: string): ts.SourceFile & { parseDiagnostics: readonly ts.Diagnostic[] } {
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true) as ts.SourceFile & {
    parseDiagnostics: readonly ts.Diagnostic[];
  };
}
