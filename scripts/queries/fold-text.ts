import ts from 'typescript';

/** More forms of one statement than this are too many to look at, for us and for a reader. */
const mostForms = 64;

/** A value that is known while nothing runs: texts, or what texts are taken from. */
type Known = string | readonly Known[] | { readonly [name: string]: Known };
export type Scope = ReadonlyMap<ts.Symbol, readonly Known[]>;

/**
 * Every text that an expression can have: constants, templates of them, choices between them, and what small functions
 * make of them. Undefined where it depends on what is only known later.
 */
export function textsOf(
  expression: ts.Expression,
  checker: ts.TypeChecker,
  scope: Scope = new Map(),
): string[] | undefined {
  const forms = fold(expression, checker, scope);
  if (!forms?.every((form): form is string => typeof form === 'string')) return undefined;
  return [...new Set(forms)];
}

function fold(node: ts.Expression, checker: ts.TypeChecker, scope: Scope): readonly Known[] | undefined {
  const again = (part: ts.Expression) => fold(part, checker, scope);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return again(node.expression);
  }
  if (ts.isNonNullExpression(node)) return again(node.expression);
  if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) return [node.text];
  if (ts.isPrefixUnaryExpression(node)) return each(again(node.operand), (known) => [`-${known}`]);
  if (ts.isTemplateExpression(node)) {
    return joined([[node.head.text], ...node.templateSpans.flatMap((s) => [again(s.expression), [s.literal.text]])]);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return joined([again(node.left), again(node.right)]);
  }
  if (ts.isConditionalExpression(node)) return either([again(node.whenTrue), again(node.whenFalse)]);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
    return either([again(node.left) ?? [], again(node.right)]);
  }
  if (ts.isArrayLiteralExpression(node)) {
    const parts = node.elements.map((element) =>
      ts.isSpreadElement(element)
        ? again(element.expression)
        : again(element)?.map((known): readonly Known[] => [known]),
    );
    return product(parts)?.map((lists) => (lists as Known[][]).flat());
  }
  if (ts.isObjectLiteralExpression(node)) return objectOf(node, again);
  if (ts.isPropertyAccessExpression(node)) {
    return each(again(node.expression), (from) => (isObject(from) ? one(from[node.name.text]) : undefined));
  }
  if (ts.isElementAccessExpression(node)) return elementOf(node, again);
  if (ts.isCallExpression(node)) return called(node, checker, scope, again);
  if (ts.isIdentifier(node)) return valueOfName(node, checker, scope);
  return byType(node, checker);
}

const isList = (known: Known): known is readonly Known[] => Array.isArray(known);
const isObject = (known: Known): known is { readonly [name: string]: Known } =>
  typeof known === 'object' && !isList(known);
const one = (known: Known | undefined) => (known === undefined ? undefined : [known]);

function each(from: readonly Known[] | undefined, take: (known: Known) => readonly Known[] | undefined) {
  return from && either(from.map(take));
}

function either(parts: readonly (readonly Known[] | undefined)[]): readonly Known[] | undefined {
  const all: Known[] = [];
  for (const part of parts) {
    if (!part) return undefined;
    all.push(...part);
  }
  return all.length > mostForms ? undefined : all;
}

function product(parts: readonly (readonly Known[] | undefined)[]): Known[][] | undefined {
  let forms: Known[][] = [[]];
  for (const part of parts) {
    if (!part) return undefined;
    forms = forms.flatMap((form) => part.map((known) => [...form, known]));
    if (forms.length > mostForms) return undefined;
  }
  return forms;
}

function joined(parts: readonly (readonly Known[] | undefined)[]): string[] | undefined {
  const forms = product(parts);
  return forms?.every((form) => form.every((part) => typeof part === 'string'))
    ? forms.map((form) => form.join(''))
    : undefined;
}

function objectOf(
  node: ts.ObjectLiteralExpression,
  again: (part: ts.Expression) => readonly Known[] | undefined,
): readonly Known[] | undefined {
  const entries: [string, Known][] = [];
  for (const property of node.properties) {
    if (!ts.isPropertyAssignment(property)) return undefined;
    const value = again(property.initializer);
    if (value?.length !== 1 || ts.isComputedPropertyName(property.name)) continue;
    entries.push([property.name.text, value[0]!]);
  }
  return [Object.fromEntries(entries)];
}

/** With a key that is only known later it is any of what there is. */
function elementOf(node: ts.ElementAccessExpression, again: (part: ts.Expression) => readonly Known[] | undefined) {
  const keys = again(node.argumentExpression);
  return each(again(node.expression), (from) => {
    if (typeof from === 'string') return undefined;
    const entries = Object.entries(from) as [string, Known][];
    const taken = keys ? entries.filter(([key]) => keys.includes(key)) : entries;
    return taken.length > 0 ? taken.map(([, value]) => value) : undefined;
  });
}

function called(
  node: ts.CallExpression,
  checker: ts.TypeChecker,
  scope: Scope,
  again: (part: ts.Expression) => readonly Known[] | undefined,
): readonly Known[] | undefined {
  const { expression } = node;
  if (ts.isPropertyAccessExpression(expression)) {
    const [first] = node.arguments;
    const ofObject = expression.getText();
    if (first && (ofObject === 'Object.keys' || ofObject === 'Object.entries')) {
      return each(again(first), (from) =>
        isObject(from) ? [ofObject === 'Object.keys' ? Object.keys(from) : Object.entries(from)] : undefined,
      );
    }
    if (expression.name.text === 'join') {
      const separators = first ? again(first) : [','];
      return each(again(expression.expression), (list) =>
        each(separators, (separator) =>
          isList(list) && list.every((part) => typeof part === 'string') ? [list.join(separator as string)] : undefined,
        ),
      );
    }
    if (expression.name.text === 'map' && first && ts.isArrowFunction(first) && !ts.isBlock(first.body)) {
      return each(again(expression.expression), (list) =>
        isList(list)
          ? product(
              list.map((item) => fold(first.body as ts.Expression, checker, bound(first, [[item]], checker, scope))),
            )
          : undefined,
      );
    }
  }
  const body = bodyOf(expression, checker);
  if (!body) return undefined;
  const given = node.arguments.map(again);
  return fold(body.value, checker, bound(body.function, given, checker, scope));
}

/** What is handed in, by the names under which the function knows it; what is only known later is left out. */
export function scopeOf(call: ts.CallExpression, called: ts.SignatureDeclaration, checker: ts.TypeChecker): Scope {
  const given = call.arguments.map((argument) => fold(argument, checker, new Map()));
  return bound(called, given, checker, new Map());
}

function bound(
  { parameters }: ts.SignatureDeclaration,
  given: readonly (readonly Known[] | undefined)[],
  checker: ts.TypeChecker,
  scope: Scope,
): Scope {
  const inner = new Map(scope);
  parameters.forEach(({ name }, i) => {
    const known = given[i];
    if (!known) return;
    if (ts.isIdentifier(name)) inner.set(checker.getSymbolAtLocation(name)!, known);
    if (ts.isArrayBindingPattern(name)) {
      name.elements.forEach((element, at) => {
        if (!ts.isBindingElement(element) || !ts.isIdentifier(element.name)) return;
        const parts = known.map((list) => (isList(list) ? (list[at] as Known | undefined) : undefined));
        if (!parts.includes(undefined)) inner.set(checker.getSymbolAtLocation(element.name)!, parts as Known[]);
      });
    }
  });
  return inner;
}

/** The one expression that a function answers. */
function bodyOf(callee: ts.Expression, checker: ts.TypeChecker) {
  const declaration = declarationOf(callee, checker);
  const made =
    declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
      ? declaration.initializer
      : declaration;
  if (!made || !(ts.isArrowFunction(made) || ts.isFunctionDeclaration(made)) || !made.body) return undefined;
  if (!ts.isBlock(made.body)) return { function: made, value: made.body };
  const [only, ...more] = made.body.statements;
  if (!only || more.length > 0 || !ts.isReturnStatement(only) || !only.expression) return undefined;
  return { function: made, value: only.expression };
}

function valueOfName(node: ts.Identifier, checker: ts.TypeChecker, scope: Scope): readonly Known[] | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  const handedIn = symbol && scope.get(symbol);
  if (handedIn) return handedIn;
  const declaration = declarationOf(node, checker);
  const loop = declaration?.parent.parent;
  if (loop && ts.isForOfStatement(loop)) {
    return each(fold(loop.expression, checker, scope), (list) => (isList(list) ? list : undefined));
  }
  const isConstant =
    declaration &&
    ts.isVariableDeclaration(declaration) &&
    declaration.initializer &&
    ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const;
  return isConstant && ts.isIdentifier(declaration.name)
    ? (fold(declaration.initializer, checker, scope) ?? byType(node, checker))
    : byType(node, checker);
}

/** A parameter of a type such as 'asc' | 'desc' is one of these. */
function byType(node: ts.Expression, checker: ts.TypeChecker): readonly Known[] | undefined {
  const type = checker.getTypeAtLocation(node);
  if (checker.isArrayType(type)) {
    // Which of the words are in a list may only be known later; a statement with all of them is as good to look at.
    const element = checker.getTypeArguments(type as ts.TypeReference)[0]!;
    const all = literalsOf(element);
    return all && [all];
  }
  return literalsOf(type);
}

function literalsOf(type: ts.Type): string[] | undefined {
  const types = type.isUnion() ? type.types : [type];
  return types.every((part) => part.isStringLiteral() || part.isNumberLiteral())
    ? types.map((part) => String((part as ts.StringLiteralType | ts.NumberLiteralType).value))
    : undefined;
}

function declarationOf(node: ts.Node, checker: ts.TypeChecker): ts.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  const real = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return real?.valueDeclaration;
}
