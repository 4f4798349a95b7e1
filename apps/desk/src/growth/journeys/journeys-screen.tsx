import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { numberOf } from '../../lib/number-of.ts';
import { usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { ListPage, StateList } from '../../ui/state-list.tsx';
import { Notice, NotPermitted } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { JourneyEditor } from './journey-editor.tsx';
import { JourneyPart } from './journey-part.tsx';
import { type JourneySummary, journeyStates, type ScreenProps, stateOf, stateTones } from './journeys-view.ts';
import { useJourneyTexts } from './texts/index.ts';

const everyMs = 10_000;

/** Journeys: what runs, one of them with its numbers, or its editor. */
export function JourneysScreen(props: ScreenProps) {
  const t = useJourneyTexts();
  const may = useMay();
  const { view, show } = props;
  if (!may('groups.read')) return <NotPermitted permission="groups.read" />;
  const mayEdit = may('campaigns.send');
  const id = numberOf(view.row);
  const isEditing = mayEdit && view.edit !== undefined;
  const showRow = (row: number | undefined) => show(row === undefined ? {} : { row: String(row) });
  return (
    <ListPage
      title={t('title')}
      about={t('about')}
      add={
        mayEdit && !isEditing && id === undefined ? { label: t('new'), press: () => show({ edit: 'new' }) } : undefined
      }
    >
      {isEditing ? (
        <JourneyEditor id={id} done={showRow} />
      ) : id === undefined ? (
        <List view={view} show={show} />
      ) : (
        <JourneyPart id={id} {...props} />
      )}
    </ListPage>
  );
}

function List({ view, show }: Pick<ScreenProps, 'view' | 'show'>) {
  const t = useJourneyTexts();
  const state = stateOf(view);
  const query = usePages({
    path: '/operator/journey/list',
    input: state ? { state } : {},
    at: (before: number | undefined) => (before ? { before } : {}),
    next: ({ next }) => next,
    everyMs: () => everyMs,
  });
  return (
    <StateList
      texts={{ filters: t('filters'), state: t('state'), any: t('anyState') }}
      states={journeyStates}
      nameOf={(one) => t(`state_${one}`)}
      chosen={state}
      choose={(one) => show(one ? { state: one } : {})}
      query={query}
    >
      {(pages) => <Table rows={pages.flatMap(({ rows }) => rows)} open={(id) => show({ row: String(id) })} />}
    </StateList>
  );
}

function Table({ rows, open }: { rows: readonly JourneySummary[]; open: (id: number) => void }) {
  const t = useJourneyTexts();
  const language = useLanguage();
  const { current, frame } = useRowKeys({
    ids: rows.map(({ id }) => id),
    opened: undefined,
    open: (id) => id !== undefined && open(id),
  });
  return (
    <div ref={frame}>
      <PlainTable<JourneySummary>
        label={t('title')}
        heads={[
          { name: t('name'), phone: true },
          { name: t('begins') },
          { name: t('state'), phone: true },
          { name: t('entered'), figures: true, phone: true },
          { name: t('active'), figures: true },
          { name: t('since') },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        cells={({ name, trigger, state, entered, active, since }) => [
          name,
          t(`trigger_${trigger}` as 'trigger_joined'),
          <Tag key="state" tone={stateTones[state]}>
            {t(`state_${state}`)}
          </Tag>,
          countText(entered, language),
          countText(active, language),
          since ? <Moment key="since" at={since} /> : '–',
        ]}
        onOpen={({ id }) => open(id)}
        current={current}
        empty={<Notice title={t('none')}>{t('noneAbout')}</Notice>}
      />
    </div>
  );
}
