/** A bounded number of places, and of those a bounded number for each who asks. */
export interface Places {
  /** Takes one and answers how to give it back, or undefined when there is none to be had now. */
  take(whose: string): (() => void) | undefined;
}

export function openPlaces({ all, each }: { all: number; each: number }): Places {
  const taken = new Map<string, number>();
  let sum = 0;
  return {
    take(whose) {
      const own = taken.get(whose) ?? 0;
      if (sum >= all || own >= each) return undefined;
      taken.set(whose, own + 1);
      sum += 1;
      return () => {
        sum -= 1;
        const left = taken.get(whose)! - 1;
        if (left === 0) taken.delete(whose);
        else taken.set(whose, left);
      };
    },
  };
}
