import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useKeys } from '../../../lib/keys/use-keys.ts';
import { usePages } from '../../../lib/pages.ts';
import { ExactMoney } from '../../../ui/facts/exact-money.tsx';
import { Moment } from '../../../ui/facts/moment.tsx';
import { Tag } from '../../../ui/facts/tag.tsx';
import { Notice } from '../../../ui/states.tsx';
import { Paged } from '../../../ui/table/paged.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../../ui/table/use-row-keys.ts';
import { useFileTexts } from '../file-texts.ts';
import type { PartProps, Round } from '../member.ts';
import styles from '../member-screen.module.css';
import { openedText } from '../opened.ts';
import { useOpened } from '../use-opened.ts';
import { outcomeOf, roundOutcomes } from './round-outcome.ts';

const isDay = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');

/** What the member played, the newest first, as the address filters it. */
export function RoundsPart(props: PartProps) {
  const { member, view } = props;
  const outcome = roundOutcomes.find((one) => one === view.outcome);
  const query = usePages({
    path: '/operator/member/rounds',
    input: {
      memberId: member.id,
      ...(view.game ? { game: view.game.slice(0, 100) } : {}),
      ...(isDay(view.day) ? { day: view.day } : {}),
      ...(outcome ? { outcome } : {}),
      limit: 50,
    },
    at: (before: string | undefined) => ({ before }),
    next: (page) => page.next,
    staleTimeMs: 60_000,
  });
  return (
    <>
      <Filters key={`${view.game} ${view.day} ${view.outcome}`} {...props} />
      <Paged query={query}>
        {(pages) => <Rounds rounds={pages.flatMap(({ rounds }) => rounds)} isMore={query.hasNextPage} {...props} />}
      </Paged>
    </>
  );
}

function Filters({ view, show }: PartProps) {
  const t = useFileTexts();
  const [game, setGame] = useState(view.game ?? '');
  const change = (changed: Pick<PartProps['view'], 'game' | 'day' | 'outcome'>) => {
    const next = { game: view.game, day: view.day, outcome: view.outcome, ...changed };
    const set = Object.entries(next).filter(([, value]) => value);
    show({ tab: 'rounds', ...Object.fromEntries(set) }, true);
  };
  useKeys({ filter: () => document.getElementById('rounds-filter')?.focus() });
  const isFiltered = [view.game, view.day, view.outcome].some(Boolean);
  return (
    <search className={styles.filters} aria-label={t('roundFilters')}>
      <TextInput
        id="rounds-filter"
        size="xs"
        aria-label={t('gameCode')}
        placeholder={t('gameCode')}
        value={game}
        maxLength={100}
        onChange={(event) => setGame(event.currentTarget.value)}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && change({ game: game.trim() })}
        onBlur={() => game.trim() !== (view.game ?? '') && change({ game: game.trim() })}
      />
      <TextInput
        size="xs"
        type="date"
        aria-label={t('day')}
        value={view.day ?? ''}
        onChange={(event) => change({ day: event.currentTarget.value })}
      />
      <NativeSelect
        size="xs"
        aria-label={t('outcome')}
        value={view.outcome ?? ''}
        onChange={(event) => change({ outcome: event.currentTarget.value })}
        data={[
          { value: '', label: t('anyOutcome') },
          ...roundOutcomes.map((value) => ({ value, label: t(`outcome_${value}`) })),
        ]}
      />
      {isFiltered && (
        <Button size="xs" variant="subtle" onClick={() => show({ tab: 'rounds' }, true)}>
          {t('showAllRounds')}
        </Button>
      )}
    </search>
  );
}

const keyOf = ({ vendor, roundId }: Round) => openedText({ kind: 'round', vendor, roundId });

function Rounds({ rounds, isMore, ...props }: { rounds: readonly Round[]; isMore: boolean } & PartProps) {
  const t = useFileTexts();
  const { opened, open } = useOpened(props);
  const openRound = (round: Round | undefined) =>
    open(round && { kind: 'round', vendor: round.vendor, roundId: round.roundId });
  const { current, frame } = useRowKeys({
    ids: rounds.map(keyOf),
    opened: opened && openedText(opened),
    open: (key) => openRound(rounds.find((one) => keyOf(one) === key)),
  });
  const narrow = props.view.open !== undefined;
  const shown = (_: unknown, at: number) => !narrow || at < 4;
  return (
    <div ref={frame}>
      <PlainTable<Round>
        label={t('tab_rounds')}
        heads={[
          { name: t('game'), phone: true },
          { name: t('time'), width: '124px' },
          { name: t('staked'), figures: true, phone: true, width: '132px' },
          { name: t('won'), figures: true, phone: true, width: '112px' },
          { name: t('outcome'), width: '120px' },
          { name: t('round') },
        ].filter(shown)}
        rows={rounds}
        rowKey={keyOf}
        cells={(round) =>
          [
            round.gameName ?? <code key="game">{round.game}</code>,
            <Moment key="time" at={round.openTime} />,
            <span key="staked">
              <ExactMoney value={round.staked} currency={round.currency} />
              {round.freeRounds && (
                <>
                  {' '}
                  <Tag tone="casino">{t('freeRound')}</Tag>
                </>
              )}
            </span>,
            <ExactMoney key="won" value={round.won} currency={round.currency} />,
            <OutcomeTag key="outcome" round={round} />,
            <code key="id" title={`${round.vendor} ${round.roundId}`}>
              {round.roundId}
            </code>,
          ].filter(shown)
        }
        onOpen={openRound}
        current={current}
        empty={<Notice title={t(isMore ? 'noRoundsYet' : 'noRounds')}>{isMore && t('noRoundsYetAbout')}</Notice>}
      />
    </div>
  );
}

const tones = { won: 'good', lost: 'plain', open: 'casino', held: 'late' } as const;

export function OutcomeTag({ round }: { round: Round }) {
  const t = useFileTexts();
  const outcome = outcomeOf(round);
  return <Tag tone={tones[outcome]}>{t(`outcome_${outcome}`)}</Tag>;
}
