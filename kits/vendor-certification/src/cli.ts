#!/usr/bin/env node
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { certificationVersion, groups } from './cases/index.ts';
import { certify } from './certify.ts';
import { readReport, type SignedReport, whyNotTrusted } from './report.ts';
import { reportPage } from './report-page.ts';
import { askSandbox, openSandbox, SandboxRefused } from './sandbox.ts';

const help = `Certifies a game studio against the sandbox of a casino (version ${certificationVersion}).

  fairhouse-certify init --casino URL --studio URL [--name NAME] [--key FILE]
      asks the sandbox for a vendor with keys, a game and a test player; writes the keys into FILE (fairhouse-vendor.json)

  fairhouse-certify [--casino URL] [--vendor ID] [--key FILE] [--studio URL] [--out FOLDER]
      has the casino run every case, and writes report.json (signed by the casino) and report.html

  fairhouse-certify --local [--group NAME]... [--at-once N]
      runs the cases, or some groups of them, from this machine; the report is not signed

  fairhouse-certify verify report.json --casino-key KEY
      checks the signature of a report

Flags stand above the environment: FAIRHOUSE_CASINO, FAIRHOUSE_VENDOR, FAIRHOUSE_KEY, FAIRHOUSE_STUDIO. The key file is what init wrote,
or the secret alone. Exit code: 0 passed, 1 not passed, 2 could not run.
`;

/** A sentence for the person who typed the command. */
class Misused extends Error {}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    casino: { type: 'string' },
    vendor: { type: 'string' },
    key: { type: 'string' },
    studio: { type: 'string' },
    name: { type: 'string' },
    out: { type: 'string' },
    group: { type: 'string', multiple: true },
    'at-once': { type: 'string' },
    'casino-key': { type: 'string' },
    local: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

const say = (line: string) => void process.stdout.write(`${line}\n`);

function setting(flag: 'casino' | 'vendor' | 'key' | 'studio', otherwise?: string): string {
  const value = values[flag] ?? process.env[`FAIRHOUSE_${flag.toUpperCase()}`] ?? otherwise;
  if (!value) throw new Misused(`--${flag} is missing. "fairhouse-certify --help" explains it.`);
  return value;
}

function addressOf(flag: 'casino' | 'studio', otherwise?: string): string {
  const value = setting(flag, otherwise);
  if (!URL.canParse(value)) throw new Misused(`--${flag} ${value} is no address. Write http:// or https:// in front.`);
  return new URL(value).origin;
}

const usualKeyFile = 'fairhouse-vendor.json';

interface Keys {
  casino?: string;
  studio?: string;
  vendorId?: string;
  secret: string;
}

function keysIn(file: string): Keys {
  if (!existsSync(file)) throw new Misused(`${file} does not exist. "fairhouse-certify init" writes one.`);
  const text = readFileSync(file, 'utf8').trim();
  if (!text.startsWith('{')) return { secret: text };
  const read = JSON.parse(text) as Keys;
  if (typeof read.secret !== 'string') throw new Misused(`${file} has no secret.`);
  return read;
}

interface NewVendor {
  vendorId: string;
  secret: string;
  gameCode: string;
  launchUrl: string;
  reportUrl: string;
  player: { launchUrl: string; balance: number; currency: string };
}

async function init(): Promise<number> {
  const casino = addressOf('casino');
  const studio = addressOf('studio');
  const file = values.key ?? usualKeyFile;
  if (existsSync(file)) throw new Misused(`${file} is there already. Name another file with --key, or remove it.`);
  const made = await askSandbox<NewVendor>(casino, 'vendors', { name: values.name ?? 'My studio', studio });
  writeFileSync(file, `${JSON.stringify({ casino, studio, ...made }, null, 2)}\n`, { mode: 0o600 });
  say(`Vendor ${made.vendorId} with the game ${made.gameCode}; its keys are in ${file}. Start your studio with:`);
  say(`  WALLET_URL=${casino}/wallet VENDOR_ID=${made.vendorId} VENDOR_SECRET=… (the secret in ${file})`);
  say(`The casino expects your launch page at ${made.launchUrl} and your reports at ${made.reportUrl}.`);
  say(`A test player with ${made.player.balance} ${made.player.currency} in minor units opens your game at:`);
  say(`  ${made.player.launchUrl}`);
  return 0;
}

async function run(): Promise<number> {
  const keys = keysIn(setting('key', usualKeyFile));
  const casino = addressOf('casino', keys.casino);
  const vendor = setting('vendor', keys.vendorId);
  const studio = addressOf('studio', keys.studio);
  const out = values.out ?? '.';
  const signer = { vendor, secret: keys.secret };
  const about = await openSandbox(casino, signer).about();
  if (new URL(about.reportUrl).origin !== studio)
    throw new Misused(`The casino knows this vendor at ${new URL(about.reportUrl).origin}, not at ${studio}.`);
  if (about.certificationVersion !== certificationVersion)
    throw new Misused(
      `The casino certifies version ${about.certificationVersion}; this package is ${certificationVersion}. Install that version.`,
    );
  const result = values.local ? await runHere(casino, signer) : await runThere(casino, signer, studio);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'report.json'), `${JSON.stringify(result, null, 1)}\n`);
  writeFileSync(join(out, 'report.html'), reportPage(result));
  const { passed, failed, total } = result.report;
  say(`${passed ? 'Passed' : 'Not passed'}: ${total - failed} of ${total} cases.`);
  say(
    `${join(out, 'report.html')} and ${join(out, 'report.json')}${result.signature ? ', signed by the casino' : ', not signed'}`,
  );
  return passed ? 0 : 1;
}

/** The casino runs the cases itself, so that what it signs is what it has seen. */
async function runThere(
  casino: string,
  signer: { vendor: string; secret: string },
  studio: string,
): Promise<SignedReport> {
  if (values.group) throw new Misused('--group is for --local: a part of the cases is no certification.');
  const sandbox = openSandbox(casino, signer);
  const { runId } = await sandbox.startRun(studio);
  say(`Run ${runId} has started at ${casino}.`);
  for (let shown = -1; ; ) {
    const state = await sandbox.run(runId);
    if (state.done !== shown) say(`${state.done} of ${state.total} cases${failures(state.failed)}`);
    shown = state.done;
    if (state.problem) throw new Misused(`The run ended: ${state.problem}`);
    if (state.report) return state.report as SignedReport;
    await new Promise((later) => setTimeout(later, 1_000));
  }
}

const failures = (failed: readonly string[]) => (failed.length > 0 ? `, failed: ${failed.join(', ')}` : '');

async function runHere(casino: string, signer: { vendor: string; secret: string }): Promise<SignedReport> {
  const unknown = values.group?.find((name) => !groups.some(({ group }) => group === name));
  if (unknown)
    throw new Misused(`No group is called ${unknown}. There are: ${groups.map(({ group }) => group).join(', ')}.`);
  const report = await certify({
    casino,
    ...signer,
    ...(values.group && { only: values.group }),
    ...(values['at-once'] && { atOnce: Number(values['at-once']) }),
    onCase: ({ id, passed, title, failure }, done, total) => {
      say(`${done} of ${total} ${passed ? 'passed' : 'FAILED'} ${id}: ${title}`);
      if (failure) say(`  sent ${failure.sent}\n  came ${failure.came}\n  expected ${failure.expected}`);
    },
  });
  return { report, signature: null };
}

function verifyFile(): number {
  const file = positionals[1];
  const key = values['casino-key'];
  if (!file || !key) throw new Misused('Name the file and, with --casino-key, the casino’s public key.');
  const read = existsSync(file) ? readReport(readFileSync(file, 'utf8')) : undefined;
  if (!read) throw new Misused(`${file} is no report of a certification.`);
  const why = whyNotTrusted(read, [key]);
  say(
    why ??
      `Signed by the casino: ${read.report.vendor}, version ${read.report.version}, ${read.report.passed ? 'passed' : 'not passed'}.`,
  );
  return why === undefined ? 0 : 1;
}

async function main(): Promise<number> {
  const command = positionals[0] ?? 'run';
  if (values.help) {
    say(help);
    return 0;
  }
  if (command === 'init') return init();
  if (command === 'verify') return verifyFile();
  if (command === 'run') return run();
  throw new Misused(`There is no command ${command}. "fairhouse-certify --help" lists them.`);
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const isSentence = error instanceof Misused || error instanceof SandboxRefused;
    process.stderr.write(`${isSentence ? (error as Error).message : (error as Error).stack}\n`);
    process.exitCode = 2;
  },
);
