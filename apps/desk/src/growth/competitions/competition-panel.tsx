import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { CheckAgain, type Checked } from '../../ui/check-again.tsx';
import { useEntryText } from '../../ui/entry/entry-fields.tsx';
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
import { CompetitionPreview } from './competition-preview.tsx';
import styles from './competitions.module.css';
import {
  type Competition,
  type EditKind,
  isUnderWay,
  type Standing,
  scoreText,
  shownState,
  stateTones,
} from './competitions-view.ts';
import { useCompetitionTexts } from './texts/index.ts';

const everyMs = 5_000;
const standingsEveryMs = 10_000;

interface PanelProps {
  id: number;
  close: () => void;
  /** Writes the draft again, or another one that says the same. */
  edit: (kind: EditKind) => void;
  /** Another competition of the series. */
  open: (id: number) => void;
  openMember: (id: number) => void;
}

/** One competition: its rules, who stands where, what is to be paid, and what can be done. */
export function CompetitionPanel({ id, close, edit, open, openMember }: PanelProps) {
  const t = useCompetitionTexts();
  const language = useLanguage();
  const query = useCall('/operator/competition/get', { id }, { everyMs });
  const of = query.data;
  return (
    <SidePanel title={of ? (language === 'fil' ? of.filipino : of.english) : t('title')} close={close}>
      <Answered query={query}>
        {(competition) => (
          <>
            <Decisions of={competition} edit={edit} gone={close} />
            <Payment of={competition} />
            {isPublished(competition) && <Figures of={competition} />}
            <About of={competition} open={open} />
            {isPublished(competition) && (
              <>
                <Standings of={competition} openMember={openMember} />
                <Disqualified of={competition} openMember={openMember} />
                <Verification of={competition} />
              </>
            )}
          </>
        )}
      </Answered>
    </SidePanel>
  );
}

const isPublished = ({ state }: Competition) => state !== 'draft' && state !== 'scheduled';

/** How it stands, from the scores that are stored. */
function Figures({ of }: { of: Competition }) {
  const t = useCompetitionTexts();
  const language = useLanguage();
  const players =
    of.mostPlayers === null
      ? countText(of.players, language)
      : t('playersOf', { count: countText(of.players, language), most: countText(of.mostPlayers, language) });
  return (
    <Facts>
      <Fact name={t('players')}>{players}</Fact>
      <Fact name={t('scoring')}>{countText(of.scoring, language)}</Fact>
      <Fact name={t('countedRounds')}>{countText(of.countedRounds, language)}</Fact>
      <Fact name={t('top')}>{of.top === null ? '–' : scoreText(of.measure, of.top, language)}</Fact>
    </Facts>
  );
}

function About({ of, open }: { of: Competition; open: (id: number) => void }) {
  const t = useCompetitionTexts();
  const language = useLanguage();
  const state = shownState(of, useNow());
  const entryText = useEntryText();
  const { series, repeats } = of;
  return (
    <>
      <Facts>
        <Fact name={t('state')}>
          <Tag tone={stateTones[state]}>{t(`state_${state}`)}</Tag>
        </Fact>
        {of.publishTime && (
          <Fact name={t('publishAt')}>
            <Moment at={of.publishTime} />
          </Fact>
        )}
        {of.cancelled && <Fact name={t('cause')}>{t(`cancelled_${of.cancelled}`)}</Fact>}
        <Fact name={t('kind')}>{t(`kind_${of.kind}`)}</Fact>
        <Fact name={t('measure')}>{t(`measure_${of.measure}`)}</Fact>
        <Fact name={t('rounds')}>{countText(of.rounds, language)}</Fact>
        {of.roundMost !== null && (
          <Fact name={t('roundMost')}>{scoreText('multiple', of.roundMost * 100, language)}</Fact>
        )}
        <Fact name={t('ties')}>{t(`ties_${of.ties}`)}</Fact>
        <Fact name={t('begin')}>
          <Moment at={of.beginTime} />
        </Fact>
        <Fact name={t('end')}>
          <Moment at={of.endTime} />
        </Fact>
        <Fact name={t('entryPart')}>{entryText(of.entry)}</Fact>
        {of.mostPlayers !== null && <Fact name={t('mostPlayers')}>{countText(of.mostPlayers, language)}</Fact>}
        {of.entryCloses && (
          <Fact name={t('entryCloses')}>
            <Moment at={of.entryCloses} />
          </Fact>
        )}
        <Fact name={t('games')}>
          <GamesText of={of} />
        </Fact>
        {repeats && !series && (
          <Fact name={t('repeats')}>{t(`every_${repeats.every}_times`, { times: repeats.times })}</Fact>
        )}
        {series && (
          <Fact name={t('series')}>
            {t(series.isEnded ? 'seriesEnded' : 'seriesNumber', { number: series.number, times: series.times })}{' '}
            {series.first !== of.id && (
              <Button size="compact-xs" variant="default" onClick={() => open(series.first)}>
                {t('seriesFirst')}
              </Button>
            )}
          </Fact>
        )}
        <Fact name={t('madeBy')}>{of.madeBy.replace(/^(operator|system):/, '')}</Fact>
      </Facts>
      <Prizes of={of} />
    </>
  );
}

/** Of a published one the games that it has; of a draft what was chosen. */
function GamesText({ of: { games, gameChoice } }: { of: Competition }) {
  const t = useCompetitionTexts();
  const { data } = useCall('/operator/competition/games', {});
  const names = (codes: readonly string[]) =>
    codes.map((code) => data?.find((game) => game.code === code)?.name ?? code).join(', ');
  if (games) return t('gamesChosen', { count: games.length, games: names(games.slice(0, 30)) });
  const { codes, studios, shelves, features, except } = gameChoice;
  const chosen = [
    ...(codes.length > 0 ? [names(codes)] : []),
    ...(studios.length > 0 ? [`${t('games_studios')}: ${studios.join(', ')}`] : []),
    ...(shelves.length > 0 ? [shelves.map((shelf) => t(`shelf_${shelf}`)).join(', ')] : []),
    ...(features.length > 0 ? [features.map((feature) => t(`feature_${feature}`)).join(', ')] : []),
  ];
  if (chosen.length === 0) return t(except.length > 0 ? 'allGamesBut' : 'allGames', { games: names(except) });
  return [...chosen, ...(except.length > 0 ? [t('butGames', { games: names(except) })] : [])].join(' · ');
}

function Prizes({ of }: { of: Competition }) {
  const t = useCompetitionTexts();
  const currencies = of.minimumStakes.map(({ currency }) => currency);
  const rows = [
    { place: -1, name: t('line_stakes'), amounts: of.minimumStakes },
    ...(of.pool.length > 0 ? [{ place: 0, name: t('line_pool'), amounts: of.pool }] : []),
    ...of.prizes.map(({ place, amounts }) => ({ place, name: t('place', { place }), amounts })),
  ];
  return (
    <PlainTable
      label={t('prizes')}
      heads={[
        { name: t('prizes'), phone: true },
        ...currencies.map((currency) => ({ name: currency, figures: true, phone: true })),
      ]}
      rows={rows}
      rowKey={({ place }) => place}
      cells={({ name, amounts }) => [
        name,
        ...currencies.map((currency) => {
          const amount = amounts.find((one) => one.currency === currency);
          return amount ? <Money key={currency} value={amount.amount} currency={currency} /> : '–';
        }),
      ]}
    />
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
    everyMs: () => (of.state === 'open' || of.state === 'paying' ? standingsEveryMs : false),
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
  const check = async (): Promise<Checked> => {
    const answer = await post('/operator/competition/verify', { id: of.id });
    if (!answer.ok) return { text: answer.message, good: false };
    const { matches, players, rounds, differing } = answer.data;
    return {
      text: matches ? t('verified', { players, rounds }) : t('differs', { count: differing.length }),
      good: matches,
    };
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
      <CheckAgain label={t('verify')} check={check} />
    </section>
  );
}

/** Who was taken out of the standings, with the way back. */
function Disqualified({ of, openMember }: { of: Competition; openMember: (id: number) => void }) {
  const t = useCompetitionTexts();
  const language = useLanguage();
  const may = useMay()('competitions.pay');
  const [back, setBack] = useState<number>();
  if (of.disqualified.length === 0) return null;
  const mayDecide = may && isUnderWay(of);
  return (
    <section className={styles.section}>
      <h3>{t('disqualified')}</h3>
      <PlainTable
        label={t('disqualified')}
        heads={[
          { name: t('player'), phone: true },
          { name: t('cause'), phone: true },
          { name: t('score'), figures: true },
          ...(mayDecide ? [{ name: t('reinstate'), phone: true }] : []),
        ]}
        rows={of.disqualified}
        rowKey={({ memberId }) => memberId}
        cells={(row) => [
          row.username,
          t(`disqualified_${row.cause}`),
          scoreText(of.measure, row.score, language),
          ...(mayDecide
            ? [
                <Button key="back" size="compact-xs" variant="default" onClick={() => setBack(row.memberId)}>
                  {t('reinstate')}
                </Button>,
              ]
            : []),
        ]}
        onOpen={({ memberId }) => openMember(memberId)}
      />
      {back && (
        <CompetitionDialog
          of={of}
          decision="reinstate"
          memberId={back}
          close={() => setBack(undefined)}
          gone={() => undefined}
        />
      )}
    </section>
  );
}

interface DecisionsProps {
  of: Competition;
  edit: (kind: EditKind) => void;
  gone: () => void;
}

function Decisions({ of, edit, gone }: DecisionsProps) {
  const t = useCompetitionTexts();
  const may = useMay();
  const [decision, setDecision] = useState<CompetitionDecision>();
  const [isPreviewed, setPreviewed] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { state, series } = of;
  const underWay = isUnderWay(of);
  const ofEditors: CompetitionDecision[] = [
    ...(state === 'draft' ? (['publish', 'delete'] as const) : []),
    ...(state === 'scheduled' ? (['withdraw'] as const) : []),
    ...(state === 'open' ? (['pause'] as const) : []),
    ...(state === 'paused' ? (['resume'] as const) : []),
    ...(underWay ? (['cancel'] as const) : []),
    ...(series && !series.isEnded ? (['endSeries'] as const) : []),
  ];
  const ofPayers: CompetitionDecision[] = [
    ...(underWay ? (['disqualify'] as const) : []),
    ...(state === 'final' ? (['pay'] as const) : []),
  ];
  const possible = [...(may('competitions.edit') ? ofEditors : []), ...(may('competitions.pay') ? ofPayers : [])];
  const save = async () => setProblem(await download('/operator/competition/export', { id: of.id }));
  const isMain = (one: CompetitionDecision) => one === 'publish' || one === 'pay' || one === 'resume';
  const isRed = (one: CompetitionDecision) => ['cancel', 'delete', 'disqualify', 'endSeries'].includes(one);
  return (
    <>
      <div className={styles.decisions}>
        <Button size="xs" variant="default" onClick={() => setPreviewed(true)}>
          {t('preview')}
        </Button>
        {may('competitions.edit') && state === 'draft' && (
          <Button size="xs" variant="default" onClick={() => edit('draft')}>
            {t('edit')}
          </Button>
        )}
        {may('competitions.edit') && (
          <Button size="xs" variant="default" onClick={() => edit('copy')}>
            {t('copy')}
          </Button>
        )}
        {may('exports.make') && isPublished(of) && (
          <Button size="xs" variant="default" onClick={() => void save()}>
            {t('export')}
          </Button>
        )}
        {possible.map((one) => (
          <Button
            key={one}
            size="xs"
            variant={isMain(one) ? 'filled' : 'default'}
            {...(isRed(one) ? { color: 'red' } : {})}
            onClick={() => setDecision(one)}
          >
            {t(one)}
          </Button>
        ))}
      </div>
      {problem && (
        <p role="alert" className={styles.bad}>
          {problem}
        </p>
      )}
      {decision && <CompetitionDialog of={of} decision={decision} close={() => setDecision(undefined)} gone={gone} />}
      {isPreviewed && <CompetitionPreview id={of.id} close={() => setPreviewed(false)} />}
    </>
  );
}
