import {
  deepestGroupRule,
  type GroupCondition,
  type GroupRule,
  groupConditions,
  mostGroupConditions,
} from '@fairhouse/contract/operator';
import { type Currency, parseWrittenAmount } from '@fairhouse/money';
import { z } from 'zod';
import { ok, type Refusal, type Result, refuse } from '../../../http/result.ts';
import { conditions } from './conditions.ts';

/** A condition as it is carried out: its parameters with amounts in minor units. */
export interface Leaf {
  condition: GroupCondition;
  bound: Readonly<Record<string, unknown>>;
}

export interface ReadRule {
  rule: GroupRule;
  /** In the order in which they stand in the tree. */
  leaves: Leaf[];
}

/** Ends the reading of a tree at the first thing that is wrong with it. */
class Wrong extends Error {
  constructor(readonly refusal: Refusal) {
    super('wrong');
  }
}

const wrong = (field: string) => new Wrong(refuse('invalidField', { field }));

/** A rule as its conditions declare it: what they do not know, what is out of bounds, is refused by name. */
export function readRule(given: unknown): Result<ReadRule> {
  const leaves: Leaf[] = [];
  try {
    const rule = readNode(given, 1, leaves);
    return leaves.length === 0 ? refuse('missingField', { field: 'a condition' }) : ok({ rule, leaves });
  } catch (error) {
    if (error instanceof Wrong) return error.refusal;
    throw error;
  }
}

function readNode(given: unknown, depth: number, leaves: Leaf[]): GroupRule {
  if (typeof given !== 'object' || given === null || depth > deepestGroupRule) throw wrong('rule');
  const names = Object.keys(given).sort().join(' ');
  const node = given as Record<string, unknown>;
  if (names === 'all' || names === 'any') {
    const parts = node[names];
    if (!Array.isArray(parts) || parts.length === 0) throw wrong('rule');
    const read = parts.map((part) => readNode(part, depth + 1, leaves));
    return names === 'all' ? { all: read } : { any: read };
  }
  if (names === 'not') return { not: readNode(node.not, depth + 1, leaves) };
  if (names !== 'is with') throw wrong('rule');
  return readCondition(node.is, node.with, leaves);
}

function readCondition(is: unknown, given: unknown, leaves: Leaf[]): GroupRule {
  const condition = groupConditions.find((name) => name === is);
  if (!condition || leaves.length >= mostGroupConditions) throw wrong('rule');
  const read = conditions[condition].parameters.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    const name = issue!.code === 'unrecognized_keys' ? issue!.keys[0] : issue!.path[0];
    throw wrong(name === undefined ? condition : `${condition}.${String(name)}`);
  }
  const parameters = read.data as Record<string, string | number | readonly string[]>;
  leaves.push({ condition, bound: inMinorUnits(condition, parameters) });
  return { is: condition, with: parameters };
}

function inMinorUnits(condition: GroupCondition, parameters: Readonly<Record<string, unknown>>): Leaf['bound'] {
  const shape = conditions[condition].parameters.shape as Record<string, z.ZodType>;
  const bound = Object.entries(parameters).map(([name, value]) => {
    if (unitOf(shape[name]!) !== 'amount') return [name, value];
    const amount = parseWrittenAmount(String(value), parameters.currency as Currency);
    if (!amount) throw wrong(`${condition}.${name}`);
    return [name, String(amount.minor)];
  });
  const read = Object.fromEntries(bound) as Record<string, string | number>;
  if (read.least !== undefined && read.most !== undefined && BigInt(read.least) > BigInt(read.most)) {
    throw wrong(`${condition}.most`);
  }
  return read;
}

/** What a parameter is counted in. */
export function unitOf(schema: z.ZodType): string {
  const declared = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  return (declared.meta() as { unit: string }).unit;
}
