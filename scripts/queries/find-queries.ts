import { relative } from 'node:path';
import ts from 'typescript';
import { scopeOf, textsOf } from './fold-text.ts';

export interface Query {
  file: string;
  line: number;
  /** Every form that the statement can have; undefined: it cannot be read. */
  texts: string[] | undefined;
  /** The row that the call says it gets; undefined: it says nothing. */
  row: ts.Type | undefined;
  /** What is handed in, where the call lists it. */
  values: readonly ts.Expression[] | undefined;
  /** Whether somebody looks at the rows. */
  readsRows: boolean;
  /** Whether it may be asked for within a transaction. */
  mayBeWithin: boolean;
  /** Whether it may be asked for by itself, which is a commit of its own. */
  mayBeAlone: boolean;
}

/** Calls of the driver's `query`, of `listPage` and of `numberedRows`, in the files of a program that `isLookedAt` takes. */
export function findQueries(program: ts.Program, root: string, isLookedAt: (file: string) => boolean): Query[] {
  const checker = program.getTypeChecker();
  const queries: Query[] = [];
  for (const source of program.getSourceFiles()) {
    const file = relative(root, source.fileName);
    if (!isLookedAt(file)) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) {
        const found = isDriversQuery(node, checker)
          ? queriesOf(node, checker)
          : [...pageOf(node, checker), ...numberedOf(node, checker)];
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        queries.push(...found.map((query) => ({ file, line, ...query })));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return queries;
}

function isDriversQuery(call: ts.CallExpression, checker: ts.TypeChecker): boolean {
  if (!ts.isPropertyAccessExpression(call.expression) || call.expression.name.text !== 'query') return false;
  const declared = checker.getResolvedSignature(call)?.declaration;
  return declared?.getSourceFile().fileName.includes('/@types/pg/') ?? false;
}

type Found = Omit<Query, 'file' | 'line'>;

function queriesOf(call: ts.CallExpression, checker: ts.TypeChecker): Found[] {
  const [asked, given] = call.arguments;
  const config = asked && objectIn(asked, checker);
  const text = config ? memberOf(config, 'text') : asked;
  const values = config ? memberOf(config, 'values') : given;
  const rowNode = call.typeArguments?.[0];
  const query: Found = {
    texts: text && textsOf(text, checker),
    row: rowNode && checker.getTypeFromTypeNode(rowNode),
    values: values ? listed(values) : [],
    readsRows: readsRows(call),
    ...clientsOf((call.expression as ts.PropertyAccessExpression).expression, checker),
  };
  if (query.texts || !text) return [query];
  // A small function of the same file asks for what it is handed: what each of its callers makes of it.
  const asker = ts.findAncestor(call, ts.isFunctionDeclaration);
  const calls = asker?.name ? callsOf(asker, checker) : [];
  if (!asker || calls.length === 0) return [query];
  return calls.map((outer) => {
    const at = asker.typeParameters?.findIndex(({ name }) => name.text === rowNode?.getText()) ?? -1;
    const rowOfCall = outer.typeArguments?.[at];
    const row = at < 0 ? query.row : rowOfCall && checker.getTypeFromTypeNode(rowOfCall);
    return { ...query, row, texts: textsOf(text, checker, scopeOf(outer, asker, checker)) };
  });
}

function callsOf(asker: ts.FunctionDeclaration, checker: ts.TypeChecker): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const symbol = checker.getSymbolAtLocation(asker.name!);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && checker.getSymbolAtLocation(node.expression) === symbol) calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(asker.getSourceFile());
  return calls;
}

/** A page of a list is asked for by its parts; its filters are conditions more. */
function pageOf(call: ts.CallExpression, checker: ts.TypeChecker): Found[] {
  const [, given] = call.arguments;
  if (call.expression.getText() !== 'listPage' || !given || !ts.isObjectLiteralExpression(given)) return [];
  const [select, from, where] = ['select', 'from', 'where'].map((name) => memberOf(given, name));
  const params = memberOf(given, 'params');
  const render = memberOf(given, 'render');
  const [signature] = render ? checker.getTypeAtLocation(render).getCallSignatures() : [];
  const [taken] = signature?.parameters ?? [];
  const parts = [select, from, where].map((part) => part && textsOf(part, checker));
  const [selects, froms, wheres] = parts;
  return [
    {
      texts:
        selects && froms && wheres
          ? selects.flatMap((s) => froms.flatMap((f) => wheres.map((w) => `select ${s} from ${f} where ${w}`)))
          : undefined,
      row: taken && checker.getTypeOfSymbolAtLocation(taken, call),
      values: params ? listed(params) : undefined,
      readsRows: true,
      mayBeWithin: false,
      mayBeAlone: true,
    },
  ];
}

/** Rows that have numbers are asked for by what they are made of; their filters are conditions more. */
function numberedOf(call: ts.CallExpression, checker: ts.TypeChecker): Found[] {
  const [given] = call.arguments;
  if (call.expression.getText() !== 'numberedRows' || !given || !ts.isObjectLiteralExpression(given)) return [];
  const [selects, froms, ids] = ['select', 'from', 'id'].map((name) => {
    const part = memberOf(given, name);
    return part && textsOf(part, checker);
  });
  const rowNode = call.typeArguments?.[0];
  return [
    {
      texts: selects?.flatMap(
        (s) => froms?.flatMap((f) => ids?.map((i) => `select ${s} from ${f} order by ${i}`) ?? []) ?? [],
      ),
      row: rowNode && checker.getTypeFromTypeNode(rowNode),
      values: [],
      readsRows: true,
      mayBeWithin: false,
      mayBeAlone: true,
    },
  ];
}

/** A pool lends another connection for each statement. */
function clientsOf(client: ts.Expression, checker: ts.TypeChecker): Pick<Query, 'mayBeWithin' | 'mayBeAlone'> {
  const type = checker.getTypeAtLocation(client);
  const names = (type.isUnion() ? type.types : [type]).map((part) => part.getSymbol()?.name);
  return { mayBeWithin: names.some((name) => name !== 'Pool'), mayBeAlone: names.includes('Pool') };
}

const listed = (values: ts.Expression) =>
  ts.isArrayLiteralExpression(values) && !values.elements.some(ts.isSpreadElement) ? values.elements : undefined;

/** The `{ name, text, values }` of a call, also where it was made a line before. */
function objectIn(node: ts.Expression, checker: ts.TypeChecker): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node;
  if (!ts.isIdentifier(node)) return undefined;
  const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
  const made = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return made && ts.isObjectLiteralExpression(made) ? made : undefined;
}

function memberOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of object.properties) {
    if (ts.isPropertyAssignment(property) && property.name.getText() === name) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property) && property.name.text === name) return property.name;
  }
  return undefined;
}

/** Not, where the answer is dropped or only its `rowCount` is taken. */
function readsRows(call: ts.CallExpression): boolean {
  let node: ts.Node = call;
  while (ts.isAwaitExpression(node.parent) || ts.isParenthesizedExpression(node.parent)) node = node.parent;
  const { parent } = node;
  if (ts.isExpressionStatement(parent)) return false;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === 'rows';
  if (ts.isVariableDeclaration(parent) && ts.isObjectBindingPattern(parent.name)) {
    return parent.name.elements.some((element) => (element.propertyName ?? element.name).getText() === 'rows');
  }
  return true;
}
