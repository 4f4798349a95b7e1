import type { HarmMeasureTaken } from '@fairhouse/contract/operator';
import { useHarmWords } from '../../lib/texts/harm-words.ts';
import { useKindTexts } from '../../lib/texts/names/index.ts';
import { Moment } from '../facts/moment.tsx';
import { PlainTable } from '../table/plain-table.tsx';

/** What the casino did by itself, and about what. */
export function HarmMeasures({ measures }: { measures: readonly HarmMeasureTaken[] }) {
  const word = useHarmWords();
  const kindName = useKindTexts();
  return (
    <PlainTable<HarmMeasureTaken>
      label={word('measures')}
      heads={[
        { name: word('what'), phone: true },
        { name: word('time'), phone: true },
        { name: word('score'), figures: true },
        { name: word('about') },
      ]}
      rows={measures}
      rowKey={({ id }) => id}
      cells={({ measure, time, score, kinds, breakBegan }) => [
        measure === 'pause'
          ? `${word('measure_pause')} (${word(breakBegan ? 'breakBegan' : 'noBreak')})`
          : word(`measure_${measure}`),
        <Moment key="time" at={time} />,
        score,
        kinds.map((kind) => kindName(kind)).join(', '),
      ]}
      empty={word('noMeasures')}
    />
  );
}
