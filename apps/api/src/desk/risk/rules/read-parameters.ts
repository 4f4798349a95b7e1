import { type Currency, isPositive, parseWrittenAmount } from '@fairhouse/money';
import { z } from 'zod';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { kinds } from '../kinds/kinds.ts';
import type { GameFigures } from '../risk.deps.ts';
import type { Parameters, RuleContent } from './rule.ts';

/** What zod tells about a parameter. */
export function unitOf(schema: z.ZodType): { unit: string; about: string } {
  const declared = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  return declared.meta() as { unit: string; about: string };
}

/** Parameters as their kind declares them: what it does not know or what is out of its bounds is refused by name. */
export function readParameters({ kind, parameters, currency }: Omit<RuleContent, 'severity'>): Result<Parameters> {
  const { parameters: declared, ofMembers } = kinds[kind];
  if (!ofMembers && currency) return refuse('invalidField', { field: 'currency' });
  const read = declared.safeParse(parameters);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = issue!.code === 'unrecognized_keys' ? issue!.keys[0]! : String(issue!.path[0]);
    return refuse('invalidField', { field });
  }
  const given = read.data as Parameters;
  for (const name of amountsIn(kind)) {
    if (given[name] === undefined) continue;
    if (!currency) return refuse('missingField', { field: 'currency' });
    const amount = parseWrittenAmount(String(given[name]), currency);
    if (!amount || !isPositive(amount)) return refuse('invalidField', { field: name });
  }
  return ok(given);
}

function amountsIn(kind: RuleContent['kind']): string[] {
  const shape = kinds[kind].parameters.shape as Record<string, z.ZodType>;
  return Object.keys(shape).filter((name) => unitOf(shape[name]!).unit === 'amount');
}

/** As a statement takes them: amounts in minor units, and the figures of the games beside them. */
export function boundValues(
  { kind, parameters, currency }: Pick<RuleContent, 'kind' | 'parameters' | 'currency'>,
  games: readonly GameFigures[],
): string {
  const minor = (name: string) => String(parseWrittenAmount(String(parameters[name]), currency as Currency)!.minor);
  const amounts = amountsIn(kind).filter((name) => parameters[name] !== undefined);
  return JSON.stringify({
    ...parameters,
    ...Object.fromEntries(amounts.map((name) => [name, minor(name)])),
    games,
  });
}
