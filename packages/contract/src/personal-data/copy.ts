import { z } from 'zod';
import { call } from '../call.ts';
import { fileAnswer } from '../operator/file-answer.ts';
import { id, nothing, secret } from '../scalars.ts';

export const askCopy = call({
  path: '/sys/data/askCopy',
  summary:
    'Asks for a copy of everything that the house keeps of the member: an archive that is made in the background and kept for 7 days. The fee of the place, if any, is taken from the balance.',
  input: nothing(),
  output: z.object({ id: z.int() }),
  errors: ['copyUnderWay', 'insufficientFunds'],
});

export const fetchCopy = call({
  path: '/sys/data/fetchCopy',
  limit: 'guesses',
  summary: 'The archive, once more after the password: data.json, and index.html to read and to print.',
  input: z.object({ id: id(), password: secret() }),
  output: fileAnswer(),
  errors: ['noSuchThing', 'oldPasswordWrong', 'loginLocked'],
  answersFile: true,
});
