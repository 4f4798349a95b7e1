import { z } from 'zod';
import { whole } from './scalars.ts';
import { sharedOf } from './shared-schemas.ts';

type Operator = 'EQ' | 'NEQ' | 'GT' | 'GTE' | 'LT' | 'LTE' | 'LIKE' | 'IN';

/** Field → its scalar and the operators it may be filtered by; 'EQ' also allows the bare field. */
type Filters = Record<string, { schema: z.ZodType; operators: readonly Operator[] }>;

export interface ListFields<F extends Filters = Filters, S extends string = string> {
  filters: F;
  /** Fields that `field_0: 'DESC'` may sort by; the number is the priority. */
  sort: readonly S[];
}

const sortPriorities = [0, 1, 2, 3] as const;
const direction = z.enum(['ASC', 'DESC', 'asc', 'desc']);

type Allows<F extends Filters, K extends keyof F, O extends Operator> = O extends F[K]['operators'][number]
  ? true
  : false;

type ListShape<F extends Filters, S extends string> = {
  [K in keyof F & string as Allows<F, K, 'EQ'> extends true ? K : never]: z.ZodOptional<F[K]['schema']>;
} & {
  [K in keyof F & string as `${K}_${Exclude<F[K]['operators'][number], 'IN'>}`]: z.ZodOptional<F[K]['schema']>;
} & {
  [K in keyof F & string as Allows<F, K, 'IN'> extends true ? `${K}_IN` : never]: z.ZodOptional<
    ReturnType<typeof severalOf<F[K]['schema']>>
  >;
} & {
  [K in S as `${K}_${(typeof sortPriorities)[number]}`]: z.ZodOptional<typeof direction>;
};

/**
 * The specified list convention. Only declared fields: an undeclared filter is refused rather than ignored,
 * so that a caller never believes in a restriction that was not applied.
 */
export function listInput<const F extends Filters, const S extends string>({ filters, sort }: ListFields<F, S>) {
  return z.strictObject(shapeOf(filters, sort));
}

export function pageInput<const F extends Filters, const S extends string>(
  { filters, sort }: ListFields<F, S>,
  defaultSize = 20,
  maxSize = 300,
) {
  return z.strictObject({
    ...shapeOf(filters, sort),
    pageNum: whole(1, 100_000).default(1).describe('From 1'),
    pageSize: whole(1, maxSize).default(defaultSize),
  });
}

function shapeOf<F extends Filters, S extends string>(filters: F, sort: readonly S[]): ListShape<F, S> {
  const shape: Record<string, z.ZodType> = {};
  for (const [field, { schema, operators }] of Object.entries(filters)) {
    for (const operator of operators) {
      const value = operator === 'IN' ? severalOf(schema) : schema;
      if (operator === 'EQ') shape[field] = optional(value);
      shape[`${field}_${operator}`] = optional(value);
    }
  }
  for (const field of sort) for (const priority of sortPriorities) shape[`${field}_${priority}`] = optional(direction);
  return shape as ListShape<F, S>;
}

/** Values of an IN filter. A form sends a single one bare, and some clients join them by commas. */
const severalOf = sharedOf(<T extends z.ZodType>(schema: T) =>
  z.preprocess((value: z.input<T>[] | z.input<T> | string) => {
    if (typeof value === 'string') return value.split(',');
    return Array.isArray(value) || typeof value !== 'number' ? value : [value];
  }, z.array(schema).min(1).max(50)),
);

const optional = sharedOf(<T extends z.ZodType>(schema: T) => schema.optional());

/** One page of a list. `number` counts from zero although requests count from one: the specified wire. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    content: z.array(item),
    number: z.int().min(0).describe('Zero-based'),
    size: z.int(),
    totalElements: z.int(),
    last: z.boolean(),
  });
}

/** Of a list of everybody's no more than these are counted. */
export const mostCounted = 1_000;

/** One page of a list of the desk. */
export function deskPageOf<T extends z.ZodType>(item: T) {
  return pageOf(item).extend({
    totalElements: z.int().describe(`At most ${mostCounted + 1}, which means more than ${mostCounted}`),
  });
}

export interface Page<T> {
  content: T[];
  number: number;
  size: number;
  totalElements: number;
  last: boolean;
}
