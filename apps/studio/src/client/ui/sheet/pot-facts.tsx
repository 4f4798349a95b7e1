/** @jsxImportSource preact */
import type { PotRules } from '@fairhouse/game-math';
import { useEffect, useState } from 'preact/hooks';
import { useStore } from '../../lib/page/store.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { PotAnswer } from '../../lib/round/wire.ts';
import { FiguresTable } from './figures-table.tsx';

interface PotFactsProps {
  session: PlaySession;
  rules: PotRules;
  /** Those on offer, in minor units. */
  stakes: readonly number[];
}

/** The shared pot on the sheet of the rules: its figures in the player's currency, its odds by stake, and how it fell. */
export function PotFacts({ session, rules, stakes }: PotFactsProps) {
  const { texts, money, opened } = session;
  const { pot } = useStore(session.state);
  const [shown, setReported] = useState<PotAnswer | null>(null);
  useEffect(() => {
    if (!session.replay)
      void session.calls.pot().then((answer) => {
        if (answer.ok) setReported(answer.data);
      });
  }, [session]);
  const now = shown?.amount ?? pot;
  const of = (amounts: PotRules['start']) => money(amounts[opened.currency]!);
  const chances = rules.chances[opened.currency]!;
  const when = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <h3>{texts.pot.name}</h3>
      <p>{texts.pot.explained}</p>
      <FiguresTable
        caption={texts.pot.name}
        heads={[texts.pot.name, texts.pot.amount]}
        rows={[
          [texts.pot.now, now === null ? '–' : money(now)],
          [texts.pot.begins, of(rules.start)],
          [texts.pot.most, of(rules.most)],
          [
            texts.pot.part,
            `${(rules.contribution / 10_000).toLocaleString(texts.locale, { minimumFractionDigits: 2 })} %`,
          ],
        ]}
      />
      <h4>{texts.pot.odds}</h4>
      <FiguresTable
        caption={texts.pot.odds}
        heads={[texts.pot.stake, texts.pot.once]}
        rows={stakes.map((stake) => [
          money(stake),
          texts.pot.oneIn(Math.round(chances / stake).toLocaleString(texts.locale)),
        ])}
      />
      <h4>{texts.pot.last}</h4>
      {shown?.wins.length === 0 && <p>{texts.pot.never}</p>}
      {shown && shown.wins.length > 0 && (
        <FiguresTable
          caption={texts.pot.last}
          heads={[texts.pot.when, texts.pot.amount]}
          rows={shown.wins.map(({ amount, wonAt }) => [when.format(new Date(wonAt)), money(amount)])}
        />
      )}
    </>
  );
}
