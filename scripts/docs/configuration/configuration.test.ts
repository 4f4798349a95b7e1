import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chainSettingNames } from '@fairhouse/chains';
import { identitySettingNames } from '@fairhouse/identity';
import { paymentSettingNames } from '@fairhouse/payments';
import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { environment as ofStorage } from '../../../apps/api/src/lib/storage/read-settings.ts';
import { hub88Environment as ofHub88 } from '../../../apps/api/src/play/aggregators/hub88/read-hub88.ts';
import { environment as ofApi } from '../../../apps/api/src/settings.ts';
import { environment as ofOperators } from '../../../apps/backoffice/src/cli/settings.ts';
import { environment as ofSandbox } from '../../../apps/sandbox-psp/src/settings.ts';
import { environment as ofStudio } from '../../../apps/studio/src/server/read-settings.ts';
import { environment as ofTracing } from '../../../packages/operation/src/tracing/read-settings.ts';
import { environment as ofStart, readConfiguration, requireSiteEmail } from '../../start/configuration.ts';
import { loadSecrets, secretNames } from '../../start/secrets.ts';
import { allSettings } from './page.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What one process tells another, and what is the system's own; nobody sets it by hand. */
const notForHands = new Set([
  ...[
    'ADMINISTRATOR_TOKEN',
    'SECOND_ADMINISTRATOR_TOKEN',
    'API_ADDRESS',
    'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED',
    'CASINO_ORIGIN',
    'E2E_CASINO',
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
  ...[ofApi, ofHub88, ofStorage, ofStudio, ofSandbox, ofStart, ofOperators, ofTracing].flatMap(({ shape }) =>
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
const page = readFileSync(join(root, 'docs/configuration.md'), 'utf8');
const described = namesOf([...page.matchAll(/`([A-Z][A-Z0-9_]*[A-Z0-9])`/g)].map(([, name]) => name!));

describe('docs/configuration.md', () => {
  it('describes every setting that is read', () => {
    expect(read.size).toBeGreaterThan(80);
    expect([...read].filter((name) => !described.has(name)).sort()).toEqual([]);
  });

  it('describes no setting that nothing reads', () => {
    const chains = new Set(['LITECOIN', 'DOGECOIN', 'BITCOIN_CASH', 'ETHEREUM', 'BSC']);
    expect([...described].filter((name) => !chains.has(name) && !read.has(name)).sort()).toEqual([]);
  });

  it('states the numbers and words that the schemas have as defaults', () => {
    const wrong = allSettings.flatMap(({ names, default: stated }) =>
      names.flatMap((name) => {
        const usual = usualOf(name);
        return usual === undefined || stated.includes(usual) ? [] : [`${name}: ${usual}, stated ${stated}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('names under "Needed in production" what a start in production refuses to be without', () => {
    const needed = allSettings.flatMap(({ names, neededInProduction }) => (neededInProduction ? names : []));
    const env = { NODE_ENV: 'production', SITE_EMAIL: 'help@casino.example', ...strong(needed) };
    expect(() => start(env)).not.toThrow();
    for (const name of needed) expect(() => start({ ...env, [name]: undefined }), name).toThrow(name);
  });
});

/** The default of a setting as its schema has it, where it is a number or a plain word. */
function usualOf(name: string): string | undefined {
  for (const { shape } of [ofStart, ofApi, ofStorage, ofStudio, ofTracing] as { shape: Record<string, ZodType> }[]) {
    const usual = shape[name]?.safeParse(undefined).data;
    if (typeof usual === 'number') return String(usual);
    if (typeof usual === 'string' && /^[a-z]+$/.test(usual)) return usual;
  }
  return undefined;
}

const strong = (names: readonly string[]) =>
  Object.fromEntries(
    names.filter((name) => name !== 'SITE_EMAIL').map((name, i) => [name, `${i}-3f9c1be07d2a4658b1c7e90d5fa2836412ce`]),
  );

/** What `npm start` reads before it starts anything. */
function start(env: Record<string, string | undefined>): void {
  const configuration = readConfiguration(env, [], root);
  requireSiteEmail(configuration, env);
  loadSecrets(env, configuration.dataFolder, configuration.production);
}
