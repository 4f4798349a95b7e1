import { z } from 'zod';
import { call } from '../../call.ts';
import { moment, nothing, text } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';

const fraction = z.object({ part: z.string(), of: z.string() }).describe('Exactly: whole numbers as text');

/** As they are stored, too. */
export const modesOfPackage = z.array(
  z.object({
    name: z.string(),
    cost: fraction.describe('In base bets'),
    lines: z.int(),
    sum: z.string().describe('Of all weights'),
    returned: fraction,
    hits: fraction,
    deviation: z.string().describe('In ten-thousandths of the cost, rounded down'),
    largest: z.string().describe('Hundredths of the base bet'),
    largestShare: fraction.describe('Its share of rounds'),
  }),
);

const importedPackage = z.object({
  hash: z.string().describe('SHA-256 of its rules; names its version in rounds, receipts and the log of commitments'),
  gameId: z.int(),
  code: z.string(),
  name: z.string(),
  state: z
    .enum(['imported', 'approved', 'closed'])
    .describe(
      'imported: within all bounds; approved: out of bounds, by two people; closed: a later version took its place',
    ),
  modes: modesOfPackage,
  findings: z.array(z.string()).describe('The bounds that it breaks, in words'),
  reason: z.string(),
  importedBy: z.string(),
  importTime: moment(),
});
export type ImportedPackage = z.output<typeof importedPackage>;

export const listPackages = call({
  path: '/operator/catalogue/packages',
  access: 'operator',
  permission: 'settings.read',
  summary:
    'Every version of every package of an outside studio that was imported, the last one first, with exact figures.',
  input: nothing(),
  output: z.array(importedPackage),
});

export const importPackage = call({
  path: '/operator/catalogue/importPackage',
  access: 'operator',
  permission: 'settings.edit',
  summary:
    'Enters a package of the store as a game, or as the next version of one. Its files are compared with its hash and its figures added up again. One that is out of bounds always takes a second person; above 100 % it is refused.',
  input: z.strictObject({
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    shelf: z.enum(['slots', 'originals']),
    reason: text(500).describe('Not empty; of a package out of bounds, the justification'),
  }),
  output: importedPackage,
  errors: ['noSuchThing', 'settingRefused', 'missingField', 'wrongState', ...secondPersonErrors],
  refusalData: secondPersonData,
});
