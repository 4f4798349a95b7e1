import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const setting = z.strictObject({
  /** Environment variables that belong together. */
  names: z.array(z.string().regex(/^[A-Z][A-Z0-9_]*$/)).nonempty(),
  /** Whether production refuses to start without them. */
  neededInProduction: z.literal(true).optional(),
  /** In the order of the names, separated by commas or semicolons; one word where it is the same for all. */
  default: z.string(),
  meaning: z.string().min(1),
});
const groups = z.array(z.strictObject({ group: z.string(), settings: z.array(setting).nonempty() }));
export type Setting = z.output<typeof setting>;

/** What an operator can set by the environment. */
export const settingGroups = groups.parse(
  JSON.parse(readFileSync(fileURLToPath(new URL('settings.json', import.meta.url)), 'utf8')),
);
export const allSettings: readonly Setting[] = settingGroups.flatMap(({ settings }) => settings);

const head = '| setting | default | meaning |\n|---|---|---|\n';
const rowOf = ({ names, default: usual, meaning }: Setting) =>
  `| ${names.map((name) => `\`${name}\``).join(', ')} | ${usual} | ${meaning} |\n`;
const tableOf = (title: string, settings: readonly Setting[]) =>
  `## ${title}\n\n${head}${settings.map(rowOf).join('')}`;

/** The text of docs/configuration.md. */
export function configurationPage(): string {
  const needed = allSettings.filter(({ neededInProduction }) => neededInProduction);
  const others = settingGroups.flatMap(({ group, settings }) => {
    const rest = settings.filter(({ neededInProduction }) => !neededInProduction);
    return rest.length > 0 ? [tableOf(group, rest)] : [];
  });
  return [
    '# Configuration',
    `Written by \`npm run docs-pages\` from \`scripts/docs/configuration/settings.json\`; a test compares it with the schemas that the
processes parse their environment by. Every setting has a default for development. Limits, payment methods, links and texts are
settings of the desk, changed while Fairhouse runs ([decision 070](decisions/070-settings-are-versioned-rows.md)).`,
    tableOf('Needed in production', needed).trimEnd(),
    ...others.map((table) => table.trimEnd()),
    `## Vendors, and processes run by hand

A vendor's secret is read from the setting that its row in the vendor registry names. Processes that are run without \`npm start\` also
need \`PORT\`; the studio \`WALLET_URL\` (the casino's origin and \`/wallet\`) and \`WALLET_VENDOR_ID\` (\`studio\`); the API \`SITE_FOLDER\` (the
built site) and \`DESK_FOLDER\` (the built desk); the sandbox \`WEBHOOK_ORIGIN\` (where the casino takes webhooks; \`PUBLIC_ORIGIN\` without
it), \`PAYOUT_SETTLE_AFTER_MS\` (3000) and \`SANDBOX_CONTROLS\` (\`1\` answers the tests' controls).`,
  ]
    .join('\n\n')
    .concat('\n');
}
