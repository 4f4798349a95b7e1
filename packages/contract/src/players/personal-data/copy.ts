import { z } from 'zod';
import { call } from '../../call.ts';
import { fileAnswer } from '../../desk/documents/file-answer.ts';
import { id, nothing, secret } from '../../scalars.ts';

export const askCopy = call({
  path: '/sys/data/askCopy',
  summary:
    'Requests an export of all data stored about the member: an archive made in the background and kept for 7 days. The fee of the jurisdiction, if any, is taken from the balance.',
  input: nothing(),
  output: z.object({ id: z.int() }),
  errors: ['copyUnderWay', 'insufficientFunds'],
});

export const fetchCopy = call({
  path: '/sys/data/fetchCopy',
  limit: 'guesses',
  summary: 'Downloads the export after the password was confirmed: data.json, and index.html to read and to print.',
  input: z.object({ id: id(), password: secret() }),
  output: fileAnswer(),
  errors: ['noSuchThing', 'oldPasswordWrong', 'loginLocked'],
  answersFile: true,
});
