import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';
import { listName } from './list.ts';
import { listCellKinds, listFilterKinds } from './list-names.ts';

export const describeLists = call({
  path: '/operator/list/describe',
  access: 'operator',
  permission: 'self',
  summary: 'The lists that the caller may see, with their columns, filters and sorts.',
  input: nothing(),
  output: z.array(
    z.object({
      list: listName(),
      columns: z.array(
        z.object({
          name: z.string(),
          kind: z.enum(listCellKinds),
          initial: z.boolean().describe('Shown where no columns are chosen'),
          sort: z.string().nullable().describe('The sort of this column; null: there is none'),
        }),
      ),
      filters: z.array(
        z.object({
          name: z.string(),
          kind: z.enum(listFilterKinds),
          words: z.array(z.string()).describe('Of `choice`'),
          names: z
            .enum(listCellKinds)
            .nullable()
            .describe('By which names the words go; null: words of the list itself'),
        }),
      ),
      sorts: z.array(
        z.object({
          name: z.string(),
          needs: z.string().nullable().describe('The filter without which the rows have no such order'),
        }),
      ),
      ofMembers: z.boolean().describe('Whether rows belong to players'),
    }),
  ),
});
export type ListDescription = z.output<typeof describeLists.output>[number];
