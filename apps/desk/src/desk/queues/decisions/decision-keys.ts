interface Answering {
  answer: 'yes' | 'between' | 'no' | 'further';
}

export const decidingKeys = [1, 2, 3, 4] as const;
export type DecidingKey = (typeof decidingKeys)[number];

/**
 * The keys of the decisions that are possible, the same in every queue: `1` is the yes, `2` asks or lies between, `3` is
 * the no, `4` is what there is beside them. Of several that answer alike the first has the key and the others a button
 * alone: a hand that knows a key never takes by it what it meant to give.
 */
export function decisionKeys<T extends Answering>(decisions: readonly T[]): Partial<Record<DecidingKey, T>> {
  const first = (wanted: Answering['answer']) => decisions.find(({ answer }) => answer === wanted);
  const [yes, between, no, further] = [first('yes'), first('between'), first('no'), first('further')];
  return {
    ...(yes && { 1: yes }),
    ...(between && { 2: between }),
    ...(no && { 3: no }),
    ...(further && { 4: further }),
  };
}
