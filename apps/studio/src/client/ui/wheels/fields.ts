import type { WeightedDefinition } from '@fairhouse/game-math';

export interface Sector {
  label: string;
  /** Which of the colours of the wheel it has. */
  level: number;
}

/** What stands on a field of the wheel that turns again: a number that pays, or what multiplies the next turn. */
export interface Field {
  pays: number;
  multiplier: boolean;
}

/** How often a second turn is multiplied: each multiplier has one field. */
export function multipliersOf({ modes: [first, ...others] }: WeightedDefinition): number[] {
  const fields = others.length + 1;
  const turns = first!.pays.length / fields;
  return Array.from({ length: turns - 1 }, (_, i) => first!.pays[fields * (i + 1)]! / first!.pays[0]!);
}

/** The fields in the order of the wheel, like ones as far apart as they can stand. */
export function fieldsOf(definition: WeightedDefinition): Field[] {
  const { modes } = definition;
  const counts = modes.map(({ size }, i) => ({
    field: { pays: size, multiplier: false },
    count: modes[0]!.weights![modes.length + i]!,
  }));
  const multipliers = multipliersOf(definition);
  const placed = [
    ...counts.flatMap(({ field, count }, kind) =>
      Array.from({ length: count }, (_, i) => ({ field, at: (i + 0.5) / count + kind * 0.003 })),
    ),
    ...multipliers.map((pays, i) => ({ field: { pays, multiplier: true }, at: (i + 0.26) / multipliers.length })),
  ];
  return placed.sort((a, b) => a.at - b.at).map(({ field }) => field);
}

/** The same as they are drawn. */
export function sectorsOf(definition: WeightedDefinition): Sector[] {
  const { modes } = definition;
  return fieldsOf(definition).map(({ pays, multiplier }) => ({
    label: multiplier ? `×${pays}` : String(pays),
    level: multiplier ? modes.length : modes.findIndex(({ size }) => size === pays),
  }));
}

/** Where the wheel stops for a number: once, or twice where it stops at a multiplier first. Places in `fieldsOf`. */
export function stopsOf(definition: WeightedDefinition, number: number): number[] {
  const fields = fieldsOf(definition);
  // The numbered fields in the order in which numbers lie on them, each for as many as there are second turns.
  const numbered = definition.modes.flatMap(({ size }) =>
    fields.flatMap((field, place) => (!field.multiplier && field.pays === size ? [place] : [])),
  );
  const { length } = numbered;
  const first = Math.floor(number / length);
  if (first < length) return [numbered[first]!];
  const again = multipliersOf(definition)[first - length]!;
  return [fields.findIndex(({ pays, multiplier }) => multiplier && pays === again), numbered[number % length]!];
}

/** Where the wheel stopped for a number, as short as can be said: '8', or '×7 2'. */
export function stopsText(definition: WeightedDefinition, number: number): string {
  const fields = fieldsOf(definition);
  const [first, second] = stopsOf(definition, number).map((place) => fields[place]!);
  return second ? `×${first!.pays} ${second.pays}` : String(first!.pays);
}

/**
 * Degrees still to be turned from an angle so that the middle of a field lies under the pointer, at least `least` of them.
 * Fields are counted clockwise from the pointer at angle 0.
 */
export function degreesTo(from: number, field: number, fields: number, least: number): number {
  const target = -((field + 0.5) * 360) / fields;
  const ahead = (((target - from) % 360) + 360) % 360;
  return ahead + Math.ceil(Math.max(0, least - ahead) / 360) * 360;
}
