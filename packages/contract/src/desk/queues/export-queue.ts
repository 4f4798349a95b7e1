import { z } from 'zod';
import { call } from '../../call.ts';
import { fileAnswer } from '../documents/file-answer.ts';
import { queueView } from './queue.ts';

export const exportQueue = call({
  path: '/operator/queue/export',
  access: 'operator',
  permission: 'exports.make',
  summary:
    'The rows of a queue as CSV, with the same filter and order as the list, at most 10,000. The export is recorded.',
  input: z.strictObject(queueView),
  output: fileAnswer(),
  errors: ['invalidField', 'notPermitted'],
  answersFile: true,
});
