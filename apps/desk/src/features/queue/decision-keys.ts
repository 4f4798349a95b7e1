interface Named {
  name: string;
}

/** They take something away from the player or the house: always `3`, so that a hand that knows the key never gives by it. */
const noes: ReadonlySet<string> = new Set(['reject', 'refuse', 'giveBack', 'acceptLoss', 'lost']);

export const decidingKeys = [1, 2, 3, 4] as const;
export type DecidingKey = (typeof decidingKeys)[number];

/**
 * The keys of the decisions that are possible: `1` is the yes, `2` asks, `3` is the no; what is left takes what is free,
 * but never `1`. Of more than four the others have a button alone.
 */
export function decisionKeys<T extends Named>(decisions: readonly T[]): Partial<Record<DecidingKey, T>> {
  const yes = decisions.find(({ name }) => !noes.has(name) && name !== 'ask');
  const ask = decisions.find(({ name }) => name === 'ask');
  const no = decisions.find(({ name }) => noes.has(name));
  const rest = decisions.filter((one) => one !== yes && one !== ask && one !== no);
  const third = no ?? rest.shift();
  const second = ask ?? rest.shift();
  const fourth = rest.shift();
  return {
    ...(yes && { 1: yes }),
    ...(second && { 2: second }),
    ...(third && { 3: third }),
    ...(fourth && { 4: fourth }),
  };
}
