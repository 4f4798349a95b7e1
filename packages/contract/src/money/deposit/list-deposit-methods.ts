import { z } from 'zod';
import { call } from '../../call.ts';
import { listInput } from '../../list-query.ts';
import { depositMethod, depositMethodFilters } from './methods.ts';

export const listDepositMethods = call({
  path: '/sys/depositPaymentMethod/listAll',
  summary: 'The ways to pay in that serve the currency of the member.',
  input: listInput({ filters: depositMethodFilters, sort: ['sortIndex'] }),
  output: z.array(depositMethod),
});
