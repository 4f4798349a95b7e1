import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { tableProblems } from './tables/find-crossings.ts';

const root = resolve(fileURLToPath(new URL('..', import.meta.url)));
const configuration = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: { name: string; comment: string }[];
  options: ICruiseOptions & { enhancedResolveOptions: NonNullable<Parameters<typeof cruise>[2]> };
};

const tools = ['scripts', 'deploy', 'faults', 'bench', 'e2e', 'test-kit'];

/** With an unsuitable TypeScript the cruiser sees no module and finds nothing wrong; fewer than these is such a day. */
const leastModules = 200;

async function cruiseFrom(baseDir: string): Promise<ICruiseResult> {
  const options = {
    ...configuration.options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: configuration.forbidden as never },
  };
  const { output } = await cruise(
    ['packages', 'apps', ...['kits', ...tools].filter((folder) => existsSync(join(baseDir, folder)))],
    options,
    configuration.options.enhancedResolveOptions,
  );
  return output as ICruiseResult;
}

/** The rules that the failing examples do not break: an example for a rule is named after what it breaks. */
async function unprovenRules(): Promise<string[]> {
  const { summary } = await cruiseFrom(join(root, 'scripts/fixtures/imports'));
  return configuration.forbidden
    .map(({ name }) => name)
    .filter((name) => {
      const file = name.startsWith('feature-') ? 'breaks-feature' : `breaks-${name}`;
      const folder = /^feature-(packages|apps|kits)-(.+)$/.exec(name);
      return !summary.violations.some(
        ({ rule, from }) =>
          rule.name === name &&
          from.includes(`/${file}.`) &&
          (!folder || from.startsWith(`${folder[1]}/${folder[2]}/`)),
      );
    });
}

const { summary } = await cruiseFrom(root);
const problems = summary.violations.map(
  ({ rule, from, to }) =>
    `${rule.name}: ${from} → ${to}\n    ${configuration.forbidden.find(({ name }) => name === rule.name)?.comment}`,
);
if (summary.totalCruised < leastModules) {
  problems.push(`only ${summary.totalCruised} modules were seen, at least ${leastModules} were expected`);
}
for (const name of await unprovenRules())
  problems.push(`${name}: the failing example in scripts/fixtures/imports is not caught`);

problems.push(...tableProblems());

for (const problem of problems) console.log(`  ${problem}`);
console.log(
  `${problems.length} problems; ${summary.totalCruised} modules and ${summary.totalDependenciesCruised} imports against ${configuration.forbidden.length} rules.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
