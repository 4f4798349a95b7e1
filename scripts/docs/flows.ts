export interface Flow {
  name: string;
  steps: readonly Step[];
}

interface Step {
  step: string;
  /** The step that calls it; empty for the first. */
  by: string;
  file: string;
}

/** The tables of docs/flows.md. */
export function flowsIn(page: string): Flow[] {
  return page
    .split('\n## ')
    .slice(1)
    .map((section) => ({
      name: section.slice(0, section.indexOf('\n')),
      steps: [...section.matchAll(/^\| ([^|]+) \| ([^|]*) \| `([^`]+)` \|/gm)].map(([, step, by, file]) => ({
        step: step!,
        by: by!.trim(),
        file: file!,
      })),
    }));
}

/** Its feature, the studio's server, or its package. */
export function moduleOf(file: string): string {
  const [feature] = /^apps\/api\/src\/[^/]+\/[^/]+|^apps\/studio\/src\/server|^packages\/[^/]+/.exec(file) ?? [];
  if (!feature) throw new Error(`${file} is in no module`);
  return feature;
}

/** How many modules a flow enters, and how often it enters one again. */
export function counted({ name, steps }: Flow): { modules: number; reentries: number } {
  const entered = new Set<string>();
  let reentries = 0;
  for (const [place, { step, by, file }] of steps.entries()) {
    const module = moduleOf(file);
    const caller = steps.slice(0, place).find((one) => one.step === by);
    if (place > 0 && !caller) throw new Error(`${name}: ${step} is called by ${by}, which is no step before it`);
    if (caller && moduleOf(caller.file) === module) continue;
    const before = steps[place - 1];
    if (before?.by === by && moduleOf(before.file) === module) continue;
    if (entered.has(module)) reentries++;
    entered.add(module);
  }
  return { modules: entered.size, reentries };
}
