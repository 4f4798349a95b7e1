/** A step that takes away what a process of the release before may use, or asks of it what it does not know. */
export interface Contraction {
  statement: string;
  /** What it takes away or changes: who never knew it does not miss it. */
  name: string;
}

const made =
  /^create (?:or replace )?(?:table|view|materialized view|function|procedure|type|domain|sequence) (?:if not exists )?([\w.]+)/;
const dropped =
  /^drop (?:table|view|materialized view|function|procedure|type|domain|schema|sequence) (?:if exists )?(.+?)(?: cascade| restrict)?$/;
const altered = /^alter table (?:if exists )?(?:only )?([\w.]+) (.+)$/;
const renamed =
  /^alter (?:view|materialized view|function|type|domain|sequence|schema) ([\w.]+).* (?:rename|set schema)\b/;

/** The clauses of `alter table` that contract; the group is the column, and the table where there is none. */
const clauses = [
  /^drop (?!constraint\b)(?:column )?(?:if exists )?(\w+)/,
  /^rename (?:column )?(?!to\b|constraint\b|column\b)(\w+) to /,
  /^rename to /,
  /^alter (?:column )?(\w+) (?:set data )?type /,
  /^alter (?:column )?(\w+) set not null/,
  /^alter (?:column )?(\w+) drop default/,
  /^add (?:column )?(?:if not exists )?(?!constraint\b|check\b|unique\b|primary\b|foreign\b|exclude\b)\w+ (?=.*\bnot null\b)(?!.*\b(?:default|generated|serial|bigserial)\b)/,
];

/** What a migration contracts. It does not know everything: a check that refuses what was accepted is found by running both. */
export function contractionsIn(sql: string): Contraction[] {
  const statements = statementsIn(sql);
  const found: Contraction[] = [];
  statements.forEach((statement, at) => {
    const isMadeAgain = (name: string) => statements.slice(at + 1).some((later) => made.exec(later)?.[1] === name);
    const note = (name: string) => found.push({ statement, name: name.split('.').at(-1)! });
    for (const name of namesIn(dropped.exec(statement)?.[1] ?? '')) if (!isMadeAgain(name)) note(name);
    const [, table, changes] = altered.exec(statement) ?? [];
    for (const change of partsOf(changes ?? '')) {
      const hit = clauses.map((clause) => clause.exec(change)).find((match) => match !== null);
      if (hit) note(hit[1] ?? table!);
    }
    const other = renamed.exec(statement)?.[1];
    if (other) note(other);
  });
  return found;
}

/** In small letters, without comments, texts and the bodies of functions, whose semicolons end nothing. */
function statementsIn(sql: string): string[] {
  return sql
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ')
    .replace(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .toLowerCase()
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
}

const namesIn = (list: string): string[] => partsOf(list).map((part) => part.replace(/\(.*$/, '').trim());

/** Between the commas that stand in no parentheses. */
function partsOf(list: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const sign of list) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
