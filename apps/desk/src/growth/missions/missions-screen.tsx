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
import { Answered, Notice, NotPermitted } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { MissionEditor } from './mission-editor.tsx';
import { MissionPanel } from './mission-panel.tsx';
import { type Mission, missionStates, type ScreenProps, shownState, stateOf, stateTones } from './missions-view.ts';
import { useMissionTexts } from './texts/index.ts';

const everyMs = 10_000;

/** Missions: what runs, who joined, and what was given. */
export function MissionsScreen(props: ScreenProps) {
  const t = useMissionTexts();
  const may = useMay();
  const { view, show } = props;
  if (!may('missions.read')) return <NotPermitted permission="missions.read" />;
  const isEditing = may('missions.edit') && view.edit !== undefined;
  return (
    <ListPage
      title={t('title')}
      about={t('about')}
      add={may('missions.edit') && !isEditing ? { label: t('new'), press: () => show({ edit: 'new' }) } : undefined}
    >
      <List {...props} isEditing={isEditing} />
    </ListPage>
  );
}

function List({ view, show, isEditing }: ScreenProps & { isEditing: boolean }) {
  const t = useMissionTexts();
  const state = stateOf(view);
  const query = usePages({
    path: '/operator/mission/list',
    input: state ? { state } : {},
    at: (before: number | undefined) => (before ? { before } : {}),
    next: ({ next }) => next,
    everyMs: () => everyMs,
  });
  const done = (id: number | undefined) => show(id === undefined ? {} : { row: String(id) });
  if (isEditing && view.edit === 'new') return <MissionEditor of={undefined} isCopy={false} done={done} />;
  if (isEditing)
    return (
      <Answered query={query}>
        {({ pages }) => {
          const of = pages.flatMap(({ rows }) => rows).find(({ id }) => id === numberOf(view.row));
          return <MissionEditor key={of?.contentHash} of={of} isCopy={view.edit === 'copy'} done={done} />;
        }}
      </Answered>
    );
  return (
    <StateList
      texts={{ filters: t('filters'), state: t('state'), any: t('anyState') }}
      states={missionStates}
      nameOf={(one) => t(`state_${one}`)}
      chosen={state}
      choose={(one) => show(one ? { state: one } : {})}
      query={query}
    >
      {(pages) => <Table rows={pages.flatMap(({ rows }) => rows)} view={view} show={show} />}
    </StateList>
  );
}

function Table({ rows, view, show }: { rows: readonly Mission[] } & ScreenProps) {
  const t = useMissionTexts();
  const language = useLanguage();
  const now = useNow();
  const opened = rows.find(({ id }) => id === numberOf(view.row));
  const open = (id: number | undefined) => {
    const { row: _, ...rest } = view;
    show(id ? { ...rest, row: String(id) } : rest, true);
  };
  // Beside an open panel only the columns that identify a row fit.
  const isWide = opened === undefined;
  const { current, frame } = useRowKeys({ ids: rows.map(({ id }) => id), opened: opened?.id, open });
  useKeys(opened === undefined ? {} : { close: () => open(undefined) });
  return (
    <Beside
      panel={
        opened && (
          <MissionPanel
            key={opened.id}
            of={opened}
            close={() => open(undefined)}
            edit={(edit) => show({ edit, row: String(opened.id) })}
          />
        )
      }
    >
      <div ref={frame}>
        <PlainTable<Mission>
          label={t('title')}
          heads={[
            { name: t('name'), phone: true },
            ...(isWide ? [{ name: t('kind') }] : []),
            { name: t('state'), phone: true },
            { name: t('points'), figures: true, phone: true },
            ...(isWide
              ? [
                  { name: t('joined'), figures: true },
                  { name: t('collected'), figures: true },
                ]
              : []),
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
              countText(row.points, language),
              ...(isWide ? [countText(row.joined, language), countText(row.collected, language)] : []),
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
