import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, moment, nothing } from '../../scalars.ts';
import { correctable, correctionStates } from './correction.ts';

export const copyStates = ['waiting', 'made', 'failed', 'removed'] as const;

export const dataCopy = z.object({
  id: z.int(),
  askTime: moment(),
  state: z.enum(copyStates),
  makeTime: moment().nullable(),
  untilTime: moment().nullable().describe('Until when it can be fetched'),
  bytes: z.int().nullable(),
});

export const correction = z.object({
  id: z.int(),
  askTime: moment(),
  changes: z.array(z.object({ field: z.enum(correctable), before: z.string(), after: z.string() })),
  state: z.enum(correctionStates),
  reason: z.string().nullable().describe('Why it was refused'),
});

export const erasureStates = ['waiting', 'erasing', 'keptByLaw', 'finished', 'withdrawn'] as const;

export const getData = call({
  path: '/sys/data/get',
  summary: "The member's requests about personal data, and the fee of a data export.",
  input: nothing(),
  output: z.object({
    copies: z.array(dataCopy).describe('The latest first'),
    copyFee: amount().nullable().describe('null: none'),
    copyDays: z.int().describe('Within how many days a copy is there'),
    corrections: z.array(correction).describe('The latest first'),
    erasure: z
      .object({ askTime: moment(), fromTime: moment().describe('When it begins'), state: z.enum(erasureStates) })
      .nullable(),
    erasureDays: z.int().describe('Days in which the request can be withdrawn'),
    keepYears: z.int().describe('Years for which the law requires identity data to be kept'),
  }),
});
