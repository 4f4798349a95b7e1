import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The longest function there may be, in lines from its first to its last. */
export const mostLines = 120;

/** Functions of a file that are longer, as 'path:line name, lines'. */
export function longFunctions(path: string, text: string): string[] {
  if (text.split('\n').length <= mostLines) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const lineOf = (at: number) => source.getLineAndCharacterOfPosition(at).line;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const first = lineOf(node.getStart(source));
      const lines = lineOf(node.end) - first + 1;
      if (lines > mostLines) found.push(`${path}:${first + 1} ${nameOf(node)}, ${lines} lines`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : 'without a name';
}

export function longFunctionsIn(paths: readonly string[]): string[] {
  return paths.flatMap((path) => longFunctions(path, readFileSync(path, 'utf8')));
}
