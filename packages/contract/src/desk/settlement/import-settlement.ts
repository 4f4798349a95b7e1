import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe, nothing, text } from '../../scalars.ts';
import { settlementWhole } from './settlement.ts';

export const listSettlementFormats = call({
  path: '/operator/settlement/formats',
  access: 'operator',
  permission: 'reconciliation.read',
  summary: 'Formats of settlement files, and the providers that use each.',
  input: nothing(),
  output: z.array(z.object({ code: z.string(), name: z.string(), providers: z.array(z.string()) })),
});

export const importSettlement = call({
  path: '/operator/settlement/import',
  access: 'operator',
  permission: 'settlements.import',
  summary:
    "Reads a provider's settlement file (CSV, at most 5 MB and 20,000 lines), compares every line with our books, and stores it as a preview. Nothing is posted yet; the same file is refused.",
  input: z
    .object({
      format: text(40).describe('One of `formats`'),
      provider: maybe(text(40)).describe('Whose payments they are; the first of the format unless given'),
    })
    .describe('Multipart with the file in the field `file`'),
  output: settlementWhole,
  errors: ['missingField', 'invalidField', 'fileTooLarge', 'lineUnreadable', 'alreadyImported'],
  upload: true,
});

export const countSettlement = call({
  path: '/operator/settlement/count',
  access: 'operator',
  permission: 'settlements.import',
  summary: 'Posts the settlement file: unmatched lines become differences, and matching refunds are explained.',
  input: z.object({ id: id() }),
  output: settlementWhole,
  errors: ['noSuchThing', 'wrongState'],
});

export const discardSettlement = call({
  path: '/operator/settlement/discard',
  access: 'operator',
  permission: 'settlements.import',
  summary: 'Discards a wrong settlement file; only before it is posted.',
  input: z.object({ id: id(), reason: text(500).refine((said) => said.length >= 3, 'too short') }),
  output: settlementWhole,
  errors: ['noSuchThing', 'wrongState'],
});
