import { type Area, areas, type Decision } from './decision.ts';

/** docs/decisions/README.md: each decision with title and date, by area. */
export function indexPage(decisions: readonly Decision[]): string {
  const row = ({ number, file, title, date }: Decision) => `| [${number}](${file}) | ${title} | ${date} |`;
  const section = (area: Area) => `## ${areas[area]}

| number | decision | date |
|---|---|---|
${decisions
  .filter((decision) => decision.area === area)
  .map(row)
  .join('\n')}
`;
  return `# Decisions

Written by \`npm run docs-pages\` from the first lines of the files. A new decision takes the next number and is named
\`NNN-title-in-plain-words.md\`. Line 1 is its title, line 3 \`Accepted YYYY-MM-DD · area: <area>\` with
\` · supersedes NNN, NNN\` where it replaces others, which are then deleted. The body says what was decided, why, what it costs and what was
rejected, in at most 20 lines; older ones, where several decisions about one matter share a file, have up to 40. Areas: ${Object.keys(areas).join(', ')}.

${(Object.keys(areas) as Area[]).map(section).join('\n')}`;
}
