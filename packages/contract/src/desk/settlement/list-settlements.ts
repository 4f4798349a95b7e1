import { z } from 'zod';
import { call } from '../../call.ts';
import { deskPageOf, pageInput } from '../../list-query.ts';
import { id, maybe, moment, text, whole } from '../../scalars.ts';
import { fileAnswer } from '../documents/file-answer.ts';
import { settlementFile, settlementLine, settlementMatches, settlementStates, settlementWhole } from './settlement.ts';

export const listSettlements = call({
  path: '/operator/settlement/listPage',
  access: 'operator',
  permission: 'reconciliation.read',
  summary: 'Settlement files, the latest first.',
  input: pageInput({
    filters: {
      state: { schema: z.enum(settlementStates), operators: ['EQ', 'IN'] },
      provider: { schema: text(40), operators: ['EQ'] },
      importTime: { schema: moment(), operators: ['GTE', 'LT'] },
    },
    sort: ['importTime'],
  }),
  output: deskPageOf(settlementFile),
});

export const getSettlement = call({
  path: '/operator/settlement/get',
  access: 'operator',
  permission: 'reconciliation.read',
  summary: 'A settlement file with its totals by currency and the results of the comparison.',
  input: z.object({ id: id() }),
  output: settlementWhole,
  errors: ['noSuchThing'],
});

const maybeMatch = () => maybe(z.enum(settlementMatches));

export const listSettlementLines = call({
  path: '/operator/settlement/lines',
  access: 'operator',
  permission: 'reconciliation.read',
  summary: 'The lines of a settlement file in their order, each with the matching entry of our books.',
  input: z.object({
    id: id(),
    match: maybeMatch(),
    after: whole().default(0).describe('`next` of the page before'),
    pageSize: whole(1, 500).default(200),
  }),
  output: z.object({ lines: z.array(settlementLine), next: z.int().nullable() }),
});

export const exportSettlement = call({
  path: '/operator/settlement/export',
  access: 'operator',
  permission: 'exports.make',
  summary: 'The lines of a settlement file with the matching entries, as CSV; the file name has the hash of the file.',
  input: z.object({ id: id(), match: maybeMatch() }),
  output: fileAnswer(),
  errors: ['noSuchThing'],
  answersFile: true,
});
