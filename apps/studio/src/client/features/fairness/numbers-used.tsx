/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { NumbersUsed as Used } from '../../lib/round/wire.ts';
import { refusalText } from '../../lib/texts/index.ts';
import { findGaps, type Gaps } from './find-gaps.ts';

/** Whether every number under a commitment is accounted for, as a played round or a refused one. */
export function NumbersUsed({ session, serverSeedHash }: { session: PlaySession; serverSeedHash: string }) {
  const texts = session.texts.numbersUsed;
  const [gaps, setGaps] = useState<Gaps | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    void readAll(session, serverSeedHash).then((read) => {
      if ('problem' in read) return setProblem(read.problem);
      const noted = session.device?.record.rounds.filter((round) => round.serverSeedHash === serverSeedHash) ?? [];
      setGaps(findGaps(read, noted));
    });
  }, [session, serverSeedHash]);
  if (problem) return <p role="alert">{problem}</p>;
  if (!gaps) return null;
  return (
    <div class="fairness__found" role="status">
      <p class="fairness__hint">{texts.counted(gaps.played, gaps.refused.length)}</p>
      <p class="fairness__hint" role={gaps.missing.length > 0 ? 'alert' : undefined}>
        {gaps.missing.length > 0 ? texts.missing(gaps.missing.join(', ')) : texts.complete}
      </p>
      {gaps.refused.length > 0 && (
        <ul class="fairness__hint">
          {gaps.refused.map(({ nonce, refusal }) => (
            <li key={nonce}>{texts.refused(nonce, refusalText(session.texts, refusal!))}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

async function readAll(
  session: PlaySession,
  serverSeedHash: string,
): Promise<Pick<Used, 'used' | 'numbers'> | { problem: string }> {
  const numbers: Used['numbers'] = [];
  for (;;) {
    const last = numbers.at(-1);
    const answer = await session.calls.numbers(serverSeedHash, last ? last.nonce + 1 : 0);
    if (!answer.ok) return { problem: refusalText(session.texts, answer.error) };
    numbers.push(...answer.data.numbers);
    if (!answer.data.more || answer.data.numbers.length === 0) return { used: answer.data.used, numbers };
  }
}
