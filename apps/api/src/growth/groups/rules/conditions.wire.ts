import type { GroupConditionKind } from '@fairhouse/contract/operator';
import { groupConditions } from '@fairhouse/contract/operator';
import { z } from 'zod';
import { conditions } from './conditions.ts';
import { unitOf } from './read-rule.ts';

interface Described {
  minimum?: number;
  maximum?: number;
  enum?: string[];
  type?: string;
  items?: { enum?: string[] };
}

/** The conditions as anyone who writes a rule needs them. */
export function conditionsWire(): GroupConditionKind[] {
  return groupConditions.map((condition) => {
    const { parameters } = conditions[condition];
    const shape = parameters.shape as Record<string, z.ZodType>;
    const { properties, required = [] } = z.toJSONSchema(parameters) as {
      properties: Record<string, Described>;
      required?: string[];
    };
    return {
      condition,
      parameters: Object.entries(properties).map(([name, { minimum, maximum, enum: words, type, items }]) => ({
        name,
        unit: unitOf(shape[name]!),
        least: minimum ?? null,
        most: maximum ?? null,
        words: words ?? items?.enum ?? null,
        several: type === 'array',
        needed: required.includes(name),
      })),
    };
  });
}
