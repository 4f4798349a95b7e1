import { z } from 'zod';
import { call } from '../../call.ts';
import { pageInput, pageOf } from '../../list-query.ts';
import { bit, ignoredMemberId, moment } from '../../scalars.ts';
import { depositRecord, depositStandings } from './deposit-record.ts';

export const listDeposits = call({
  path: '/sys/member/deposit/page',
  summary: "The member's deposits, newest first by default: pending, failed and late ones too.",
  input: pageInput({
    filters: {
      memberId: { schema: ignoredMemberId(), operators: ['EQ'] },
      standing: { schema: z.enum(depositStandings), operators: ['EQ', 'IN'] },
      late: { schema: bit(), operators: ['EQ'] },
      createTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['createTime'],
  }),
  output: pageOf(depositRecord),
});
