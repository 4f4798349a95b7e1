import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { countText, exactText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './catalogue.module.css';
import type { ArrangedGame } from './catalogue-view.ts';
import { memberOfRound, type RoundWay } from './member-of-round.ts';
import { isGame, namesOf, type SharedPot, type VendorPots } from './pots.ts';
import { useCatalogueTexts } from './texts/index.ts';

interface PotPanelProps {
  of: VendorPots;
  pot: SharedPot;
  games: readonly ArrangedGame[];
  openGame: (id: number) => void;
  toRound: (way: RoundWay) => void;
  close: () => void;
}

/** One pot: what its vendor says of it, the games that pay into it, and how it fell. */
export function PotPanel({ of, pot, games, openGame, toRound, close }: PotPanelProps) {
  const t = useCatalogueTexts();
  const language = useLanguage();
  const amounts = [
    ['potNow', pot.amount],
    ['potStart', pot.start],
    ['potMost', pot.most],
    ['potPaidIn', pot.paidIn],
  ] as const;
  return (
    <SidePanel title={`${namesOf(pot.games, of.vendor, games)}, ${pot.currency}`} close={close}>
      <Facts>
        {pot.fun && (
          <Fact name={t('forFun')}>
            <Tag>{t('playMoney')}</Tag> {t('funAbout')}
          </Fact>
        )}
        {amounts.map(([name, value]) => (
          <Fact key={name} name={t(name)}>
            <ExactMoney value={value} currency={pot.currency} />
          </Fact>
        ))}
        <Fact name={t('potRounds')}>{countText(pot.rounds, language)}</Fact>
        <Fact name={t('potWins')}>{countText(pot.wins, language)}</Fact>
        <Fact name={t('gamesOfGroup')}>
          <ul>
            {pot.games.map((code) => {
              const game = games.find((one) => isGame(one, of.vendor, code));
              return (
                <li key={code}>
                  {game ? (
                    <button type="button" className={styles.link} onClick={() => openGame(game.id)}>
                      {game.name}
                    </button>
                  ) : (
                    code
                  )}
                </li>
              );
            })}
          </ul>
        </Fact>
        <Fact name={t('code')}>
          {pot.code} · {of.vendor}
        </Fact>
        <Fact name={t('asOf')}>{exactText(of.askedTime)}</Fact>
      </Facts>
      <section className={styles.section}>
        <h3>{t('potFell')}</h3>
        {pot.wins > pot.latest.length && (
          <p className={styles.quiet}>
            {t('potLatest', { shown: pot.latest.length, count: countText(pot.wins, language) })}
          </p>
        )}
        <PlainTable<SharedPot['latest'][number]>
          label={t('potFell')}
          heads={[
            { name: t('time'), phone: true, width: '136px' },
            { name: t('amount'), figures: true, phone: true, width: '112px' },
            { name: t('round'), phone: true },
          ]}
          rows={pot.latest}
          rowKey={({ roundId }) => roundId}
          cells={({ roundId, amount, wonTime }) => [
            <Moment key="time" at={wonTime} />,
            <ExactMoney key="amount" value={amount} currency={pot.currency} />,
            <Round key="round" vendor={of.vendor} roundId={roundId} fun={pot.fun} toRound={toRound} />,
          ]}
          empty={t('potNeverFell')}
        />
      </section>
    </SidePanel>
  );
}

interface RoundProps {
  vendor: string;
  roundId: string;
  fun: boolean;
  toRound: PotPanelProps['toRound'];
}

/** A round for money leads to who played it, for who may look members up; one for fun stands in no book. */
function Round({ vendor, roundId, fun, toRound }: RoundProps) {
  const t = useCatalogueTexts();
  const mayLookUp = useMay()('members.read');
  const [searching, setSearching] = useState(false);
  if (fun || !mayLookUp) return <Hash value={roundId} />;
  const look = async () => {
    setSearching(true);
    const found = await memberOfRound(vendor, roundId);
    setSearching(false);
    if (found === null) showToast(t('noSuchRound'));
    else if (typeof found === 'string') showToast(found);
    else toRound(found);
  };
  return (
    <button type="button" className={styles.link} aria-disabled={searching} onClick={() => !searching && void look()}>
      <Hash value={roundId} />
    </button>
  );
}
