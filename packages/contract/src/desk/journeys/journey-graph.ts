import type { JourneyProblem, JourneyStepKind } from './journey-words.ts';

/** What of a step says where a player goes from it. */
export interface GraphStep {
  id: string;
  kind: JourneyStepKind;
  next?: string | null;
  yes?: string | null;
  no?: string | null;
  happened?: string | null;
  timedOut?: string | null;
}

const exits = ['next', 'yes', 'no', 'happened', 'timedOut'] as const;
const aimless: readonly JourneyStepKind[] = ['condition', 'wait', 'waitFor', 'control'];

/** The steps that a step leads to, by the name of the exit; null: the journey ends there. */
export function exitsOf(step: GraphStep): { exit: (typeof exits)[number]; to: string | null }[] {
  return exits.flatMap((exit) => (step[exit] === undefined ? [] : [{ exit, to: step[exit] }]));
}

/** Everything that is wrong with a graph, by the step at which it is. The first step is where a journey begins. */
export function problemsOfGraph(steps: readonly GraphStep[]): { problem: JourneyProblem; step: string | null }[] {
  // An empty list is refused by its length.
  if (steps.length === 0) return [];
  const byId = new Map(steps.map((step) => [step.id, step]));
  const same = steps.filter((step) => byId.get(step.id) !== step);
  if (same.length > 0) return same.map(({ id }) => ({ problem: 'sameId', step: id }));
  const lost = steps.filter((step) => exitsOf(step).some(({ to }) => to !== null && !byId.has(to)));
  if (lost.length > 0) return lost.map(({ id }) => ({ problem: 'noSuchStep', step: id }));
  const { reached, circle } = walk(byId, steps[0]!.id);
  if (circle) return [{ problem: 'cycle', step: circle }];
  return [
    ...steps.filter(({ id }) => !reached.has(id)).map(({ id }) => ({ problem: 'unreachable' as const, step: id })),
    ...steps
      .filter(({ kind }) => kind === 'control')
      .slice(1)
      .map(({ id }) => ({ problem: 'twoControls' as const, step: id })),
    ...(steps.every(({ kind }) => aimless.includes(kind)) ? [{ problem: 'noAction' as const, step: null }] : []),
  ];
}

function walk(byId: ReadonlyMap<string, GraphStep>, start: string): { reached: Set<string>; circle?: string } {
  const reached = new Set<string>();
  const path = new Set<string>();
  let circle: string | undefined;
  const visit = (id: string) => {
    if (path.has(id)) circle ??= id;
    if (circle || reached.has(id)) return;
    reached.add(id);
    path.add(id);
    for (const { to } of exitsOf(byId.get(id)!)) if (to !== null) visit(to);
    path.delete(id);
  };
  visit(start);
  return circle ? { reached, circle } : { reached };
}
