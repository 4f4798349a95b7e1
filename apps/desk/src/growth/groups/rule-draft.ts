import type { GroupCondition, GroupConditionKind, GroupRule } from '@fairhouse/contract/operator';
import { isCurrency } from '@fairhouse/money';
import { writtenAmount } from '../../lib/typed-amount.ts';

/** A rule as it is being written: every field as typed. Ids keep a line itself while others come and go. */
export type RuleDraft = PartsDraft | LineDraft;

export interface PartsDraft {
  id: number;
  of: 'all' | 'any';
  not: boolean;
  parts: RuleDraft[];
}

export interface LineDraft {
  id: number;
  condition: GroupCondition;
  not: boolean;
  typed: Readonly<Record<string, string>>;
}

export type Kinds = readonly GroupConditionKind[];
export type Parameter = GroupConditionKind['parameters'][number];

export const isParts = (draft: RuleDraft): draft is PartsDraft => 'parts' in draft;

let made = 0;
const nextId = () => ++made;

export function newLine(condition: GroupCondition = 'currency'): LineDraft {
  return { id: nextId(), condition, not: false, typed: {} };
}

export function newParts(of: 'all' | 'any' = 'all', parts: RuleDraft[] = [newLine()]): PartsDraft {
  return { id: nextId(), of, not: false, parts };
}

/** What a rule looks like to anyone who continues writing it; its outermost part is always a list. */
export function draftOf(rule: GroupRule): PartsDraft {
  const draft = anyDraft(rule);
  return isParts(draft) ? draft : newParts('all', [draft]);
}

function anyDraft(rule: GroupRule): RuleDraft {
  if ('not' in rule) {
    const inner = anyDraft(rule.not);
    // Nothing is said twice over: what is written as not not is a list of its own.
    return inner.not ? { ...newParts('all', [inner]), not: true } : { ...inner, not: true };
  }
  if ('all' in rule) return newParts('all', rule.all.map(anyDraft));
  if ('any' in rule) return newParts('any', rule.any.map(anyDraft));
  const typed = Object.entries(rule.with).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : String(value),
  ]);
  return { ...newLine(rule.is), typed: Object.fromEntries(typed) as Record<string, string> };
}

/** The rule of a draft; undefined while something that is needed is left out. */
export function ruleOf(draft: RuleDraft, kinds: Kinds): GroupRule | undefined {
  const rule = isParts(draft) ? partsRule(draft, kinds) : lineRule(draft, kinds);
  return rule && draft.not ? { not: rule } : rule;
}

function partsRule({ of, parts }: PartsDraft, kinds: Kinds): GroupRule | undefined {
  const rules = parts.map((part) => ruleOf(part, kinds));
  if (rules.length === 0 || rules.includes(undefined)) return undefined;
  return of === 'all' ? { all: rules as GroupRule[] } : { any: rules as GroupRule[] };
}

const counted: ReadonlySet<string> = new Set(['days', 'level', 'times', 'member', 'campaign']);

function lineRule({ condition, typed }: LineDraft, kinds: Kinds): GroupRule | undefined {
  const parameters = kinds.find((kind) => kind.condition === condition)?.parameters ?? [];
  const given = parameters.flatMap((parameter): [string, string | number | string[]][] => {
    const text = (typed[parameter.name] ?? '').trim();
    return text === '' ? [] : [[parameter.name, readTyped(parameter, text, typed.currency)]];
  });
  const names = new Set(given.map(([name]) => name));
  if (parameters.some(({ name, needed }) => needed && !names.has(name))) return undefined;
  // Where all is optional, something has to be said all the same.
  const optional = parameters.filter(({ needed }) => !needed);
  const isBounded = optional.some(({ name }) => bounds.has(name));
  if (isBounded && !optional.some(({ name }) => bounds.has(name) && names.has(name))) return undefined;
  return { is: condition, with: Object.fromEntries(given) };
}

const bounds: ReadonlySet<string> = new Set(['least', 'most', 'from', 'until']);

/** A number where one is counted; what is no number goes as it was typed, and the server says what is wrong with it. */
function readTyped({ unit, several }: Parameter, text: string, currency?: string): string | number | string[] {
  if (unit === 'amount' && isCurrency(currency)) return writtenAmount(text, currency) ?? text;
  if (several) {
    const words = text.split(/[\s,]+/).filter(Boolean);
    return unit === 'countries' ? words.map((word) => word.toUpperCase()) : words;
  }
  return counted.has(unit) && /^\d{1,15}$/.test(text) ? Number(text) : text;
}

/** The draft with one of its lines or lists in another form; without it where `change` answers nothing. */
export function changed(draft: PartsDraft, id: number, change: (part: RuleDraft) => RuleDraft | undefined): PartsDraft {
  if (draft.id === id) return (change(draft) as PartsDraft | undefined) ?? draft;
  const parts = draft.parts.flatMap((part) => {
    if (part.id === id) return change(part) ?? [];
    return isParts(part) ? changed(part, id, change) : part;
  });
  return { ...draft, parts };
}

export function linesIn(draft: RuleDraft): number {
  return isParts(draft) ? draft.parts.reduce((sum, part) => sum + linesIn(part), 0) : 1;
}
