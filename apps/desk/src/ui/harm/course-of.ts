const dayMs = 24 * 3_600_000;

interface Scored {
  day: string;
  score: number;
}

/** Every day from the first that was judged to the last, the earliest first; one without play or payment scores 0. */
export function courseOf(days: readonly Scored[]): Scored[] {
  const scores = new Map(days.map(({ day, score }) => [day, score]));
  const moments = days.map(({ day }) => Date.parse(day));
  if (moments.length === 0) return [];
  const [first, last] = [Math.min(...moments), Math.max(...moments)];
  return Array.from({ length: (last - first) / dayMs + 1 }, (_, at) => {
    const day = new Date(first + at * dayMs).toISOString().slice(0, 10);
    return { day, score: scores.get(day) ?? 0 };
  });
}
