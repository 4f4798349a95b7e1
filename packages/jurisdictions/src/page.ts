import { fileURLToPath } from 'node:url';
import { casinoJurisdiction } from './jurisdiction.ts';
import { isInForce, type Line, linesOf, type Pack, ruleNames } from './pack.ts';
import { packs } from './packs.ts';
import type { RuleName } from './rules.ts';
import { readAgainAfterDays } from './stale.ts';

export const jurisdictionsPageFile = fileURLToPath(new URL('../../../docs/jurisdictions.md', import.meta.url));

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map(row).join('\n');
const code = (value: unknown) => `\`${JSON.stringify(value)}\``;

function standing(name: RuleName, line: Line): string {
  if (line.confirmed) return `on, read ${line.readOn}`;
  return `${isInForce(casinoJurisdiction.rules, name, line) ? '**on**' : '**off**'}: not confirmed`;
}

/** The lines that are in force although their source was not read, for those who read it next. */
function notConfirmed(): string[][] {
  return packs.flatMap((pack) =>
    linesOf(pack)
      .filter(([, line]) => !line.confirmed)
      .map(([name, line]) => [pack.code, name, code(line.value), standing(name, line), line.clause]),
  );
}

function section(pack: Pack): string {
  const rows = linesOf(pack).map(([name, line]) => [
    name,
    code(line.value),
    `[${line.clause}](${line.source})`,
    standing(name, line),
    line.note ?? '',
  ]);
  const listed = (duties: Pack['notBuilt']) => duties.map(({ clause, duty }) => `- ${clause}: ${duty}`).join('\n');
  return `## ${pack.name} (\`${pack.code}\`)

For members whose home is in ${pack.places.map((place) => `\`${place}\``).join(', ')}.

${table(['rule', 'value', 'clause', '', 'words, and the amount of the law'], rows)}

What no rule says:

${listed(pack.notCarried)}

Not built:

${listed(pack.notBuilt)}
`;
}

/** `docs/jurisdictions.md`. */
export function jurisdictionsPage(): string {
  return `# Jurisdictions

Written by \`npm run jurisdictions-table\` from \`packages/jurisdictions/packs/\`; a test holds it to them. What a rule means stands
at its name in \`packages/jurisdictions/src/rules.ts\`.

A pack is no legal advice, and no licence. It is what was read, with where; an operator reads it again before a pack is put in
force. Which packs are in force is the setting \`jurisdictions\` (at the desk, by two people where the policy of \`setting.set\` asks for them);
a new casino has none, so the casino's own rules hold everywhere. A pack in force holds for every member whose home is at its place,
whenever they joined. It opens no country: which ones are served is \`RESTRICTED_COUNTRIES\`.

- **On, read** is a line whose words were read, on the day beside it, in the law or at the page of an authority
  (\`packages/jurisdictions/src/authorities.ts\`; where it was read in a copy of the law, the note names it).
- **On, not confirmed** is a line that was not, and that protects players at least as well as the casino's own rule: it counts as a
  setting of the operator's own, since a source that is missing must never leave a player without protection
  ([160](decisions/160-jurisdiction-packs-with-sources.md)). **Off** is any other: the casino's own rule holds. Both are to be
  read in the law; then \`confirmed\` and \`readOn\` are set and this page is written again. They are listed below.
- A line is to be read again after ${readAgainAfterDays} days: the same command lists those that are older, and \`-- 2027-06-30\` those that will be on
  that day.
- Registers of excluded people, what is public of their protocols and what an operator has to obtain: docs/identity.md. Where a pack in
  force names one that this casino has no access to, nobody of that place joins, pays in or opens a game in live mode: each is refused
  with a sentence that says why, and the log of every start names the place. Cash-outs stay open.
- A value with amounts says them in the currencies of the casino's books. Where the law's currency is one of them it is the law's
  amount. Elsewhere it is one that is certainly not above it: a euro counted as 0.90 dollars and 4 reais, a pound as 1 euro, 1 dollar
  and 5 reais, a bitcoin as 200,000 euro or pounds. They are the operator's to review.

## The casino's own (\`${casinoJurisdiction.code}\`)

${table(
  ['rule', 'value'],
  ruleNames.map((name) => [name, code(casinoJurisdiction.rules[name])]),
)}

## Lines that are not confirmed

${table(['place', 'rule', 'value', '', 'clause'], notConfirmed())}

${packs.map(section).join('\n')}`;
}
