import type { DraftStep, Exit, Place } from './journey-draft.ts';

/** Steps one below the other. The last may divide; a sequence that does not ends, or continues at a step that is drawn elsewhere. */
export interface Sequence {
  /** Where a step would be put that comes first. */
  place: Place;
  items: { id: string; place: Place }[];
  branches: { exit: Exit; sequence: Sequence }[];
  /** Where the last step leads that is drawn elsewhere; null: the journey ends, or divides. */
  goesOn: string | null;
}

/** A graph as it is drawn from top to bottom: each step once, where it is reached first. */
export function treeOf(steps: readonly DraftStep[]): Sequence {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const drawn = new Set<string>();
  const draw = (place: Place, from: string | null): Sequence => {
    const sequence: Sequence = { place, items: [], branches: [], goesOn: null };
    let at = place;
    for (let id = from; id !== null; ) {
      const step = byId.get(id);
      if (!step) return sequence;
      if (drawn.has(id)) return { ...sequence, goesOn: id };
      drawn.add(id);
      sequence.items.push({ id, place: at });
      const exits = Object.entries(step.exits) as [Exit, string | null][];
      if (exits.length > 1) {
        sequence.branches = exits.map(([exit, to]) => ({ exit, sequence: draw({ step: step.id, exit }, to) }));
        return sequence;
      }
      at = { step: id, exit: 'next' };
      id = exits[0]?.[1] ?? null;
    }
    return sequence;
  };
  return draw('start', steps[0]?.id ?? null);
}

/** Where a step would be put at the end of a sequence that does not divide. */
export function endOf({ items, place }: Sequence): Place {
  const last = items.at(-1);
  return last ? { step: last.id, exit: 'next' } : place;
}

/** The steps in the order in which they are drawn. */
export function inDrawnOrder({ items, branches }: Sequence): string[] {
  return [...items.map(({ id }) => id), ...branches.flatMap(({ sequence }) => inDrawnOrder(sequence))];
}
