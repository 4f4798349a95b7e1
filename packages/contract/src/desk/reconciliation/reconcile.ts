import { z } from 'zod';
import { call } from '../../call.ts';
import { day, maybe } from '../../scalars.ts';
import { reconciliation } from './reconciliation.ts';

export const reconcile = call({
  path: '/operator/reconciliation/run',
  access: 'operator',
  permission: 'reconciliation.run',
  summary: 'Reconciles our books with providers, vendors and chains for a UTC day, and stores the differences.',
  input: z.object({ day: maybe(day()).describe('A day that is over; left out: yesterday') }),
  output: reconciliation,
  errors: ['invalidField'],
});
