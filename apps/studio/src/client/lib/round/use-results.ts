import { useEffect, useState } from 'preact/hooks';
import type { PlaySession } from './play-session.ts';
import type { Round } from './wire.ts';

/**
 * What came of the last rounds, the latest first, and what adds one: those of before come once they are read. `read` says null
 * of a round that has no place among them.
 */
export function useResults<T>({ calls }: PlaySession, most: number, read: (round: Round) => T | null) {
  const [results, setResults] = useState<readonly T[]>([]);
  useEffect(() => {
    void roundsBefore(calls, most).then((rounds) => {
      const known = rounds.map(read).filter((result) => result !== null);
      setResults((seen) => (seen.length === 0 ? known.slice(0, most) : seen));
    });
  }, [calls]);
  const add = (result: T) => setResults((seen) => [result, ...seen].slice(0, most));
  return [results, add] as const;
}

/** As many as one answer gives. */
const mostAtOnce = 50;

async function roundsBefore(calls: PlaySession['calls'], most: number): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let more = true; more && rounds.length < most; ) {
    const answer = await calls.rounds(rounds.at(-1)?.roundId, most > 20 ? mostAtOnce : 20);
    if (!answer.ok) break;
    rounds.push(...answer.data.rounds);
    more = answer.data.more && answer.data.rounds.length > 0;
  }
  return rounds;
}
