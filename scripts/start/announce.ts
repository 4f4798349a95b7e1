import { relative } from 'node:path';
import { isLoopback } from '@fairhouse/operation';
import type { Configuration } from './configuration.ts';
import type { FirstLink } from './first-link.ts';

/** What to open and what to do next. */
export function announcement(
  configuration: Configuration,
  { hasChains, firstLink }: { hasChains: boolean; firstLink: FirstLink | undefined },
  startedInMs: number,
): string {
  const { origins, sandbox, databaseUrl, dataFolder, verbose } = configuration;
  const folder = relative(process.cwd(), dataFolder) || '.';
  const addresses: [string, string][] = [
    ['Casino', origins.casino],
    ['API reference', `${origins.casino}/api/docs`],
    ['Game studio', origins.studio],
    ["Operators' desk", origins.desk],
  ];
  if (sandbox) addresses.push(['Sandbox payments', `${origins.sandbox}  (a test provider: no real money moves)`]);
  if (hasChains) addresses.push(['Test wallet', `${origins.sandbox}/wallet  (coins of local chains)`]);
  addresses.push([
    'Database',
    databaseUrl === undefined ? `PostgreSQL in ${folder}/postgres` : 'the one in DATABASE_URL',
  ]);
  return [
    '',
    `Fairhouse is open (${(startedInMs / 1_000).toFixed(1)} s).`,
    '',
    ...addresses.map(([name, address]) => `  ${name.padEnd(18)}${address}`),
    '',
    ...warningsOf(configuration),
    'Next: open the casino in a browser, join, deposit, and play.',
    ...(firstLink ? [firstLinkText(firstLink, configuration)] : []),
    'Operators work at the desk, or with "npm run operator -- help".',
    verbose ? 'Ctrl-C stops Fairhouse.' : `Logs are in ${folder}/logs. Ctrl-C stops Fairhouse.`,
    '',
  ].join('\n');
}

/** In production it stands in its file alone: what is printed is kept in logs that others read. */
function firstLinkText({ link, file }: FirstLink, { production }: Configuration): string {
  const where = production ? `the link in ${file}` : link;
  return `Open ${where} to create the first administrator of the desk. The link works once.`;
}

/** An installation for development that more than this machine can reach. */
function warningsOf({ production, host }: Configuration): string[] {
  if (production || isLoopback(host) || host === 'localhost') return [];
  return [
    `Warning: HOST is ${host}, so others in your network can reach this installation. It is for development:`,
    'test money, and secrets generated here. Mails are shown on this machine only. For players, set NODE_ENV=production.',
    '',
  ];
}
