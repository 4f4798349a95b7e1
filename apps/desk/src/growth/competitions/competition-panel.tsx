import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Fact, Facts } from '../../ui/facts/facts.tsx';
import { Hash } from '../../ui/facts/hash.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Money } from '../../ui/facts/money.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { useNow } from '../../ui/facts/use-now.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { type CompetitionDecision, CompetitionDialog } from './competition-dialog.tsx';
import styles from './competitions.module.css';
import { type Competition, type Standing, scoreText, shownState, stateTones } from './competitions-view.ts';
import { useCompetitionTexts } from './texts/index.ts';

const everyMs = 5_000;

interface PanelProps {
  id: number;
  close: () => void;
  openMember: (id: number) => void;
}

/** One competition: its rules, who stands where, what is to be paid, and what can be done. */
export function CompetitionPanel({ id, close, openMember }: PanelProps) {
  const t = useCompetitionTexts();
  const language = useLanguage();
  const query = useCall('/operator/competition/get', { id }, { everyMs });
  const of = query.data;
  return (
    <SidePanel title={of ? (language === 'fil' ? of.filipino : of.english) : t('title')} close={close}>
      <Answered query={query}>
        {(competition) => (
          <>
            <Decisions of={competition} />
            <Payment of={competition} />
            <About of={competition} />
            <Standings of={competition} openMember={openMember} />
            <Verification of={competition} />
          </>
        )}
      </Answered>
    </SidePanel>
  );
}

function About({ of }: { of: Competition }) {
  const t = useCompetitionTexts();
  const language = useLanguage();
  const state = shownState(of, useNow());
  const games = useCall('/operator/competition/games', {}, { enabled: of.games.length > 0 });
  const gameName = (code: string) => games.data?.find((game) => game.code === code)?.name ?? code;
  const currencies = of.minimumStakes.map(({ currency }) => currency);
  return (
    <>
      <Facts>
        <Fact name={t('state')}>
          <Tag tone={stateTones[state]}>{t(`state_${state}`)}</Tag>
        </Fact>
        <Fact name={t('kind')}>{t(`kind_${of.kind}`)}</Fact>
        <Fact name={t('measure')}>{t(`measure_${of.measure}`)}</Fact>
        <Fact name={t('rounds')}>{countText(of.rounds, language)}</Fact>
        <Fact name={t('begin')}>
          <Moment at={of.beginTime} />
        </Fact>
        <Fact name={t('end')}>
          <Moment at={of.endTime} />
        </Fact>
        <Fact name={t('games')}>{of.games.length === 0 ? t('allGames') : of.games.map(gameName).join(', ')}</Fact>
        <Fact name={t('players')}>{countText(of.players, language)}</Fact>
        <Fact name={t('madeBy')}>{of.madeBy.replace(/^operator:/, '')}</Fact>
      </Facts>
      <PlainTable
        label={t('prizes')}
        heads={[
          { name: t('prizes'), phone: true },
          ...currencies.map((currency) => ({ name: currency, figures: true, phone: true })),
        ]}
        rows={[{ place: 0, amounts: of.minimumStakes }, ...of.prizes]}
        rowKey={({ place }) => place}
        cells={({ place, amounts }) => [
          place === 0 ? t('minimumStake') : t('place', { place }),
          ...currencies.map((currency) => {
            const amount = amounts.find((one) => one.currency === currency);
            return amount ? <Money key={currency} value={amount.amount} currency={currency} /> : '–';
          }),
        ]}
      />
    </>
  );
}

function Payment({ of }: { of: Competition }) {
  const t = useCompetitionTexts();
  return (
    <>
      {of.held > 0 && (
        <p className={styles.late}>
          {t('held')}: {of.held}. {t('heldAbout')}
        </p>
      )}
      {of.approval !== null && <p className={styles.late}>{t('waitsApproval', { id: of.approval })}</p>}
      {of.owed.length > 0 && (
        <section className={styles.section}>
          <h3>{t('owed')}</h3>
          <ul className={styles.owed}>
            {of.owed.map(({ currency, winners, amount, paid }) => (
              <li key={currency}>
                <strong>
                  <Money value={amount} currency={currency} />
                </strong>
                <span>{t('owedLine', { winners, paid })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Standings({ of, openMember }: { of: Competition; openMember: (id: number) => void }) {
  const t = useCompetitionTexts();
  const language = useLanguage();
  const query = usePages({
    path: '/operator/competition/standings',
    input: { id: of.id },
    at: (after: number | undefined) => (after ? { after } : {}),
    next: ({ next }) => next,
    everyMs: () => (of.state === 'open' || of.state === 'paying' ? everyMs : false),
  });
  const isFinal = of.resultHash !== null;
  return (
    <section className={styles.section}>
      <h3>{t('standings')}</h3>
      <Paged query={query}>
        {(pages) => (
          <PlainTable<Standing>
            label={t('standings')}
            heads={[
              { name: t('player'), phone: true },
              { name: '#', figures: true, phone: true, width: '40px' },
              { name: t('score'), figures: true, phone: true },
              { name: t('countedRounds'), figures: true },
              ...(isFinal ? [{ name: t('prize'), figures: true, phone: true }, { name: t('paidAt') }] : []),
            ]}
            rows={pages.flatMap(({ rows }) => rows)}
            rowKey={({ memberId }) => memberId}
            cells={(row) => [
              row.username,
              row.place ?? '–',
              scoreText(of.measure, row.score, language),
              countText(row.rounds, language),
              ...(isFinal
                ? [
                    row.prize === null ? '–' : <Money key="prize" value={row.prize} currency={row.currency} />,
                    row.payTime ? <Moment key="paid" at={row.payTime} /> : '–',
                  ]
                : []),
            ]}
            onOpen={({ memberId }) => openMember(memberId)}
            empty={<Notice title={t('noStandings')} />}
          />
        )}
      </Paged>
    </section>
  );
}

function Verification({ of }: { of: Competition }) {
  const t = useCompetitionTexts();
  const [said, setSaid] = useState<{ text: string; good: boolean }>();
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    const answer = await post('/operator/competition/verify', { id: of.id });
    setBusy(false);
    if (!answer.ok) return setSaid({ text: answer.message, good: false });
    const { matches, players, rounds, differing } = answer.data;
    setSaid({
      text: matches ? t('verified', { players, rounds }) : t('differs', { count: differing.length }),
      good: matches,
    });
  };
  return (
    <section className={styles.section}>
      {of.resultHash && (
        <Facts>
          <Fact name={t('hash')}>
            <Hash value={of.resultHash} />
          </Fact>
        </Facts>
      )}
      <div>
        <Button size="xs" variant="default" loading={busy} onClick={() => void check()}>
          {t('verify')}
        </Button>
      </div>
      {said && (
        <p role="status" className={said.good ? styles.good : styles.late}>
          {said.text}
        </p>
      )}
    </section>
  );
}

function Decisions({ of }: { of: Competition }) {
  const t = useCompetitionTexts();
  const may = useMay();
  const [decision, setDecision] = useState<CompetitionDecision>();
  const isUnderWay = of.state === 'open' || of.state === 'paused';
  const possible: CompetitionDecision[] = [
    ...(may('competitions.edit') && of.state === 'open' ? (['pause'] as const) : []),
    ...(may('competitions.edit') && of.state === 'paused' ? (['resume'] as const) : []),
    ...(may('competitions.edit') && isUnderWay ? (['cancel'] as const) : []),
    ...(may('competitions.pay') && of.state === 'final' ? (['pay'] as const) : []),
  ];
  if (possible.length === 0) return null;
  return (
    <>
      <div className={styles.decisions}>
        {possible.map((one) => (
          <Button
            key={one}
            size="xs"
            variant={one === 'pay' || one === 'resume' ? 'filled' : 'default'}
            {...(one === 'cancel' ? { color: 'red' } : {})}
            onClick={() => setDecision(one)}
          >
            {t(one)}
          </Button>
        ))}
      </div>
      {decision && <CompetitionDialog of={of} decision={decision} close={() => setDecision(undefined)} />}
    </>
  );
}
