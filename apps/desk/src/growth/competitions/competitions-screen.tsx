import { countText } from '../../lib/formats.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useLanguage } from '../../lib/language.ts';
import { numberOf } from '../../lib/number-of.ts';
import { usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { useNow } from '../../ui/facts/use-now.ts';
import { Beside } from '../../ui/side-panel.tsx';
import { ListPage, StateList } from '../../ui/state-list.tsx';
import { Notice, NotPermitted } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { CompetitionEditor } from './competition-editor.tsx';
import { CompetitionPanel } from './competition-panel.tsx';
import {
  competitionStates,
  type ListedCompetition,
  type ScreenProps,
  shownState,
  stateOf,
  stateTones,
} from './competitions-view.ts';
import { useCompetitionTexts } from './texts/index.ts';

const everyMs = 10_000;

/** Tournaments and races: what runs, who stands where, and what is to be paid. */
export function CompetitionsScreen(props: ScreenProps) {
  const t = useCompetitionTexts();
  const may = useMay();
  const { view, show } = props;
  if (!may('competitions.read')) return <NotPermitted permission="competitions.read" />;
  const id = numberOf(view.row);
  const isEditing = may('competitions.edit') && view.edit !== undefined;
  return (
    <ListPage
      title={t('title')}
      about={t('about')}
      add={may('competitions.edit') && !isEditing ? { label: t('new'), press: () => show({ edit: 'new' }) } : undefined}
    >
      {isEditing ? (
        <CompetitionEditor
          key={`${view.edit} ${id}`}
          id={id}
          isCopy={view.edit === 'copy'}
          done={(row) => show(row === undefined ? {} : { row: String(row) })}
        />
      ) : (
        <List {...props} />
      )}
    </ListPage>
  );
}

function List({ view, show, openMember }: ScreenProps) {
  const t = useCompetitionTexts();
  const state = stateOf(view);
  const query = usePages({
    path: '/operator/competition/list',
    input: state ? { state } : {},
    at: (before: number | undefined) => (before ? { before } : {}),
    next: ({ next }) => next,
    everyMs: () => everyMs,
  });
  return (
    <StateList
      texts={{ filters: t('filters'), state: t('state'), any: t('anyState') }}
      states={competitionStates}
      nameOf={(one) => t(`state_${one}`)}
      chosen={state}
      choose={(one) => show(one ? { state: one } : {})}
      query={query}
    >
      {(pages) => <Table rows={pages.flatMap(({ rows }) => rows)} view={view} show={show} openMember={openMember} />}
    </StateList>
  );
}

function Table({ rows, view, show, openMember }: { rows: readonly ListedCompetition[] } & ScreenProps) {
  const t = useCompetitionTexts();
  const language = useLanguage();
  const now = useNow();
  const opened = numberOf(view.row);
  const open = (id: number | undefined) => {
    const { row: _, ...rest } = view;
    show(id ? { ...rest, row: String(id) } : rest, true);
  };
  // Beside an open panel only the columns that identify a row fit.
  const isWide = opened === undefined;
  const { current, frame } = useRowKeys({ ids: rows.map(({ id }) => id), opened, open });
  useKeys(opened === undefined ? {} : { close: () => open(undefined) });
  return (
    <Beside
      panel={
        opened && (
          <CompetitionPanel
            key={opened}
            id={opened}
            close={() => open(undefined)}
            edit={(edit) => show({ edit, row: String(opened) })}
            open={(id) => open(id)}
            openMember={openMember}
          />
        )
      }
    >
      <div ref={frame}>
        <PlainTable<ListedCompetition>
          label={t('title')}
          heads={[
            { name: t('name'), phone: true },
            ...(isWide ? [{ name: t('kind') }] : []),
            { name: t('state'), phone: true },
            { name: t('players'), figures: true, phone: true },
            ...(isWide ? [{ name: t('begin') }] : []),
            { name: t('end') },
          ]}
          rows={rows}
          rowKey={({ id }) => id}
          cells={(row) => {
            const state = shownState(row, now);
            return [
              language === 'fil' ? row.filipino : row.english,
              ...(isWide ? [t(`kind_${row.kind}`)] : []),
              <Tag key="state" tone={stateTones[state]}>
                {t(`state_${state}`)}
              </Tag>,
              countText(row.players, language),
              ...(isWide ? [<Moment key="begin" at={row.beginTime} />] : []),
              <Moment key="end" at={row.endTime} />,
            ];
          }}
          onOpen={({ id }) => open(id)}
          current={current}
          empty={<Notice title={t('none')}>{t('noneAbout')}</Notice>}
        />
      </div>
    </Beside>
  );
}
