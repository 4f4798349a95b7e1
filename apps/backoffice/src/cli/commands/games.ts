import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { mostReported, type OperatorCalls } from '@fairhouse/contract/operator';
import { percentText } from '@fairhouse/game-math';
import {
  exactMode,
  faultSentence,
  importPackage,
  type PackageReport,
  PageRefused,
  storePackage,
} from '@fairhouse/open-games';
import { packageCode, packageName } from '@fairhouse/open-games/game';
import { needText, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { packageJson, packageText } from '../open-games/package-text.ts';
import { Problem, usageCode } from '../problem.ts';
import { currentSettings } from '../settings.ts';
import { table } from '../table.ts';

/** The casino reads all files of a package: minutes for gigabytes. */
const judgingMs = 15 * 60_000;

/** Packages of outside studios: `check` reads one on this machine alone, `import` enters it as a game, `packages` lists what was imported. */
export async function games([command, ...args]: string[]): Promise<string> {
  if (command === 'check') return check(args);
  if (command === 'import') return importGame(args);
  if (command === 'packages') return listed();
  throw new Problem('Say check, import or packages.', usageCode);
}

async function check(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['to'], 1);
  const report = await importPackage(folderIn(words));
  return reported(report, named.to);
}

/**
 * The package goes into the store, which this machine shares with the casino, and the casino reads and judges it there: the right to
 * write into the store decides nothing.
 */
async function importGame(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['to', 'page', 'code', 'name', 'shelf', 'reason'], 1);
  const folder = folderIn(words);
  const code = packageCode.safeParse(named.code);
  if (!code.success) throw new Problem('Give --code: small letters, digits and dashes, at most 40.', usageCode);
  const name = packageName.safeParse(named.name?.trim());
  if (!name.success) throw new Problem('Give --name: what players read, at most 60 characters.', usageCode);
  const reason = needText(named.reason, 'reason');
  const shelf = named.shelf ?? 'slots';
  if (shelf !== 'slots' && shelf !== 'originals') throw new Problem('--shelf is slots or originals.', usageCode);
  const inside = existsSync(join(folder, 'math'));
  const from = { math: inside ? join(folder, 'math') : folder, page: named.page ?? join(folder, 'page') };
  const { OPEN_GAMES_FOLDER, FAIRHOUSE_DATA_DIR } = currentSettings();
  const store = resolve(OPEN_GAMES_FOLDER || join(FAIRHOUSE_DATA_DIR, 'open-games'));
  const game = { code: code.data, name: name.data };
  const said = { ...game, reason };
  const stored = await storePackage(store, { ...from, ...game }).catch(async (error: unknown) => {
    if (!(error instanceof PageRefused)) throw error;
    const faults = [{ file: 'page', line: null, sentence: error.message.slice(0, mostReported.sentence) }];
    const unshown = await reportRefused({ ...said, modes: [], findings: [], faults, faultsFound: 1 });
    throw new Problem(error.message + unshown);
  });
  if (!stored.ok) {
    const unshown = await reportRefused({ ...said, ...reportedOf(stored.report) });
    const text = await reported(stored.report, named.to).catch((problem: Problem) => problem.message);
    throw new Problem(text + unshown);
  }
  const text = await reported(stored.report, named.to);
  const imported = await ask('/operator/catalogue/importPackage', { hash: stored.hash, shelf, reason }, judgingMs);
  return `${text}\n\n${imported.name} is game ${imported.gameId}, version ${imported.hash.slice(0, 16)}….`;
}

type Reported = OperatorCalls['/operator/catalogue/reportRefusedPackage']['input']['_input'];

/** So that the desk shows it: its pages cannot see the files of this machine. Answers a line for the reader where the desk cannot be reached. */
async function reportRefused(refused: Reported): Promise<string> {
  try {
    await ask('/operator/catalogue/reportRefusedPackage', refused);
    return '';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `\n\nThe desk does not show this refusal: ${error.message}`;
  }
}

function reportedOf({ modes, faults, faultsFound, findings }: PackageReport) {
  const cut = (sentence: string) => sentence.slice(0, mostReported.sentence);
  return {
    modes: modes.slice(0, mostReported.modes).map(exactMode),
    findings: findings.slice(0, mostReported.findings).map(({ sentence }) => cut(sentence)),
    faults: faults.slice(0, mostReported.faults).map((fault) => ({
      file: fault.file.slice(0, 200),
      line: fault.line ?? null,
      sentence: cut(faultSentence(fault)),
    })),
    faultsFound,
  };
}

async function listed(): Promise<string> {
  const packages = await ask('/operator/catalogue/packages', {});
  if (packages.length === 0) return 'No packages.';
  return table(
    ['GAME', 'CODE', 'NAME', 'STATE', 'MODE', 'RETURN %', 'VERSION'],
    packages.flatMap(({ gameId, code, name, state, hash, modes }) =>
      modes.map((mode) => [
        gameId,
        code,
        name,
        state,
        mode.name,
        percentText({ part: BigInt(mode.returned.part), of: BigInt(mode.returned.of) }),
        hash.slice(0, 16),
      ]),
    ),
  );
}

function folderIn([folder]: string[]): string {
  if (folder === undefined) throw new Problem('Give the folder of the package, with its index.json.', usageCode);
  return folder;
}

async function reported(report: PackageReport, to: string | undefined): Promise<string> {
  if (to !== undefined) await writeFile(to, packageJson(report));
  const text = packageText(report);
  if (report.outcome === 'refused') throw new Problem(text);
  return text;
}
