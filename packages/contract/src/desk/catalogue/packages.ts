import { z } from 'zod';
import { call } from '../../call.ts';
import { id, moment, nothing, text, whole } from '../../scalars.ts';
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
    .enum(['imported', 'approved', 'closed', 'withdrawn'])
    .describe(
      'imported: within all bounds; approved: out of bounds, by two people; closed: another version took its place; withdrawn: an operator took the game out of the lobby',
    ),
  modes: modesOfPackage,
  findings: z.array(z.string()).describe('The bounds that it breaks, in words'),
  reason: z.string(),
  importedBy: z.string(),
  approvedBy: z.string().nullable().describe('The second person, of a package out of bounds'),
  importTime: moment(),
  withdrawal: z.object({ by: z.string(), time: moment(), reason: z.string() }).nullable(),
});
export type ImportedPackage = z.output<typeof importedPackage>;

/** A fault of a package's files, and where it is. */
const packageFault = z.strictObject({
  file: text(200),
  line: whole(1, 100_000_000).nullable().describe('From 1; null where the whole file is meant'),
  sentence: text(300),
});
export const faultsOfPackage = z.array(packageFault);

const packageAttempt = z.object({
  id: id(),
  hash: z.string().nullable().describe('null: the package never came into the store'),
  code: z.string().nullable(),
  name: z.string().nullable(),
  outcome: z
    .enum(['refused', 'proposed'])
    .describe('refused: it has faults, or breaks a bound for which there is no approval; proposed: out of bounds'),
  judgedBy: z.enum(['machine', 'casino']).describe('machine: the command, where the files lie; casino: the API'),
  modes: modesOfPackage,
  findings: z.array(z.string()),
  faults: faultsOfPackage,
  faultsFound: z.int().describe('With those that are not listed'),
  reason: z.string(),
  triedBy: z.string(),
  tryTime: moment(),
});
export type PackageAttempt = z.output<typeof packageAttempt>;

export const listPackageAttempts = call({
  path: '/operator/catalogue/packageAttempts',
  access: 'operator',
  permission: 'settings.read',
  summary:
    'The last 200 imports that did not enter a package, the last one first: refused with file, line and rule, or proposed to a second person (`approval/list`, subject `package:` and the hash). A proposal is left out once its package was entered.',
  input: nothing(),
  output: z.array(packageAttempt),
});

const digits = z.string().regex(/^[0-9]{1,60}$/);
const exactly = z.strictObject({ part: digits, of: digits });
const reportedMode = z.strictObject({
  name: z.string().regex(/^[A-Za-z0-9_.-]{1,60}$/),
  cost: exactly,
  lines: whole(0, 4_000_000),
  sum: digits,
  returned: exactly,
  hits: exactly,
  deviation: digits,
  largest: digits,
  largestShare: exactly,
});
/** A report fits into a call; the command leaves the rest out and says how many there are. */
export const mostReported = { modes: 50, findings: 60, faults: 60, sentence: 300 } as const;

export const reportRefusedPackage = call({
  path: '/operator/catalogue/reportRefusedPackage',
  access: 'operator',
  permission: 'settings.edit',
  summary:
    'Keeps that the command of an operator refused a package where its files lie, with what was found, so that the desk shows it. It decides nothing.',
  input: z.strictObject({
    code: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/),
    name: text(60),
    modes: z.array(reportedMode).max(mostReported.modes),
    findings: z.array(text(300)).max(mostReported.findings),
    faults: z.array(packageFault).max(mostReported.faults),
    faultsFound: whole(0, 1_000_000_000),
    reason: text(500).describe('Not empty'),
  }),
  output: packageAttempt,
  errors: ['missingField'],
});

export const withdrawPackage = call({
  path: '/operator/catalogue/withdrawPackage',
  access: 'operator',
  permission: 'settings.edit',
  summary:
    'Takes a package out: its game is closed in the catalogue and the studio starts no round of it. Open rounds end by its rules. The same version, or another of its code, can be imported again.',
  input: z.strictObject({
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    reason: text(500).describe('Not empty'),
  }),
  output: importedPackage,
  errors: ['noSuchThing', 'missingField', 'wrongState'],
});

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
