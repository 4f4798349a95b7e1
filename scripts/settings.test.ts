import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chainSettingNames } from '@fairhouse/chains';
import { identitySettingNames } from '@fairhouse/identity';
import { paymentSettingNames } from '@fairhouse/payments';
import { expect, it } from 'vitest';
import { environment as ofStorage } from '../apps/api/src/lib/storage/read-settings.ts';
import { environment as ofApi } from '../apps/api/src/settings.ts';
import { environment as ofOperators } from '../apps/backoffice/src/cli/settings.ts';
import { environment as ofSandbox } from '../apps/sandbox-psp/src/settings.ts';
import { environment as ofStudio } from '../apps/studio/src/server/read-settings.ts';
import { environment as ofTracing } from '../packages/operation/src/tracing/read-settings.ts';
import { environment as ofStart } from './start/configuration.ts';
import { secretNames } from './start/secrets.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** What one process tells another, and what is the system's own; nobody sets it by hand. */
const notForHands = new Set([
  ...[
    'ADMINISTRATOR_TOKEN',
    'SECOND_ADMINISTRATOR_TOKEN',
    'API_ADDRESS',
    'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED',
    'CASINO_ORIGIN',
    'E2E_HOUSE',
    'PATH',
    'TEST_EXTENT',
    'TEST_WALLET_URL',
    'URL_OF_A_TEST',
  ],
  ...['LOCAL_BSC_RPC', 'LOCAL_ETHEREUM_RPC', 'LOCAL_LITECOIN_RPC'],
]);

const sourcesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/(^|\/)(node_modules|dist|fixtures)\//.test(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'));
const sources = ['apps', 'art', 'bench', 'e2e', 'faults', 'packages', 'scripts'].flatMap(sourcesBelow);

const inSchemas = [
  ...[ofApi, ofStorage, ofStudio, ofSandbox, ofStart, ofOperators, ofTracing].flatMap(({ shape }) =>
    Object.keys(shape),
  ),
  ...chainSettingNames,
  ...paymentSettingNames,
  ...identitySettingNames,
  ...secretNames,
];
/** Read one by one, by what is no process of its own: logs, tests. */
const readAlone = sources.flatMap((text) =>
  [...text.matchAll(/(?<!meta\.)\benv\.([A-Z][A-Z0-9_]+)\b/g)].map(([, name]) => name!),
);

/** One row tells of all chains. */
const ofAnyChain = (name: string) => name.replace(/^CHAIN_(?!POLL)[A-Z]+(_CASH)?_/, 'CHAIN_*_');
const namesOf = (names: readonly string[]) => new Set(names.filter((name) => !notForHands.has(name)).map(ofAnyChain));

const read = namesOf([...inSchemas, ...readAlone]);
const readme = readFileSync(join(root, 'README.md'), 'utf8').split(/^## Configuration$/m)[1]!;
const told = namesOf([...readme.matchAll(/`([A-Z][A-Z0-9_]*[A-Z0-9])`/g)].map(([, name]) => name!));

it('README tells of every setting that is read', () => {
  expect(read.size).toBeGreaterThan(80);
  expect([...read].filter((name) => !told.has(name)).sort()).toEqual([]);
});

it('every setting that README tells of is read', () => {
  const chains = new Set(['LITECOIN', 'DOGECOIN', 'BITCOIN_CASH', 'ETHEREUM', 'BSC']);
  expect([...told].filter((name) => !chains.has(name) && !read.has(name)).sort()).toEqual([]);
});
