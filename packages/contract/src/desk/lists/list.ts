import { z } from 'zod';
import { currency, text } from '../../scalars.ts';
import { listNames } from './list-names.ts';

export const listName = () => z.enum(listNames);

const fieldName = () => z.string().regex(/^[a-zA-Z]{1,30}$/);

/** Which rows: a list, the export and the count of it take the same. */
export const listQuestion = {
  list: listName(),
  filter: z
    .record(fieldName(), text(80))
    .default({})
    .describe(
      'By the names of `filters` of `describe`; all of them must hold. A field that the list has not is refused',
    ),
};

/** The order of the rows, and what is shown of them. */
export const listView = {
  ...listQuestion,
  sort: fieldName().optional().describe('One of the `sorts` of the list; the first unless said'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  columns: z
    .array(fieldName())
    .min(1)
    .max(40)
    .optional()
    .describe('In this order; the initial columns of the list unless said'),
};

const listCell = z.union([
  z.null(),
  z.boolean(),
  z.number(),
  z.string(),
  z.array(z.string()),
  z.object({ amount: z.string().describe('Decimal text in major units'), currency: currency() }),
]);
export type ListCell = z.output<typeof listCell>;

export const listRow = z.object({
  id: z.string().describe('Of the row in its list'),
  memberId: z.int().nullable(),
  cells: z.array(listCell).describe('In the order of `columns`; personal data are masked'),
});
export type ListRow = z.output<typeof listRow>;
