import { Button } from '@mantine/core';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { numberOf } from '../../lib/number-of.ts';
import { usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { StateChoice } from '../../ui/choices/state-choice.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Beside } from '../../ui/side-panel.tsx';
import { Notice } from '../../ui/states.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { CampaignEditor } from './campaign-editor.tsx';
import { CampaignPanel } from './campaign-panel.tsx';
import styles from './groups.module.css';
import {
  campaignStates,
  type ListedCampaign,
  membersWith,
  type PartProps,
  stateOf,
  stateTones,
} from './groups-view.ts';
import { useGroupTexts } from './texts/index.ts';

/** While one is under way its figures are asked for as often. */
const everyMs = 3_000;
const isUnderWay = ({ state }: ListedCampaign) => state === 'starting' || state === 'running';

export function CampaignsPart({ view, show }: PartProps) {
  const t = useGroupTexts();
  const may = useMay();
  const state = stateOf(view);
  const query = usePages({
    path: '/operator/campaign/list',
    input: state ? { state } : {},
    at: (before: number | undefined) => (before ? { before } : {}),
    next: ({ next }) => next,
    everyMs: (pages) => (pages.some(({ rows }) => rows.some(isUnderWay)) ? everyMs : false),
  });
  if (may('campaigns.send') && view.edit) {
    return (
      <CampaignEditor
        key={view.edit}
        id={numberOf(view.edit)}
        groupId={numberOf(view.group)}
        done={(id) => show({ tab: 'campaigns', ...(id === undefined ? {} : { row: String(id) }) })}
      />
    );
  }
  return (
    <>
      <search className={styles.bar} aria-label={t('filters')}>
        <StateChoice
          label={t('state')}
          any={t('anyState')}
          states={campaignStates}
          nameOf={(one) => t(`state_${one}`)}
          chosen={state}
          choose={(one) => show({ tab: 'campaigns', ...(one ? { state: one } : {}) })}
        />
        {may('campaigns.send') && (
          <Button size="xs" onClick={() => show({ tab: 'campaigns', edit: 'new' })}>
            {t('newCampaign')}
          </Button>
        )}
      </search>
      <Paged query={query}>
        {(pages) => <CampaignTable rows={pages.flatMap(({ rows }) => rows)} view={view} show={show} />}
      </Paged>
    </>
  );
}

function CampaignTable({ rows, view, show }: { rows: readonly ListedCampaign[] } & PartProps) {
  const t = useGroupTexts();
  const language = useLanguage();
  // One that was sent along opens even where it stands on a later page.
  const opened = numberOf(view.row);
  const open = (id: number | undefined) => {
    const { row: _, ...rest } = view;
    show(id ? { ...rest, row: String(id) } : rest, true);
  };
  // Beside an open one there is room for what tells the rows apart.
  const isWide = opened === undefined;
  const { current, frame } = useRowKeys({ ids: rows.map(({ id }) => id), opened, open });
  return (
    <Beside panel={opened && <CampaignPanel key={opened} id={opened} close={() => open(undefined)} show={show} />}>
      <div ref={frame}>
        <PlainTable<ListedCampaign>
          label={t('tab_campaigns')}
          heads={[
            { name: t('name'), phone: true },
            ...(isWide ? [{ name: t('kind') }, { name: t('group') }] : []),
            { name: t('state'), phone: true },
            { name: t('reached'), figures: true, phone: true },
            { name: t('onList'), figures: true },
            ...(isWide ? [{ name: t('made') }] : []),
          ]}
          rows={rows}
          rowKey={({ id }) => id}
          cells={({ name, kind, groupName, groupVersion, state, members, tallies, makeTime }) => [
            name,
            ...(isWide ? [t(`kind_${kind}`), t('groupOf', { name: groupName, version: groupVersion })] : []),
            <Tag key="state" tone={stateTones[state]}>
              {t(`state_${state}`)}
            </Tag>,
            members === null ? '–' : countText(membersWith(tallies, 'done'), language),
            members === null ? '–' : countText(members, language),
            ...(isWide ? [<Moment key="made" at={makeTime} />] : []),
          ]}
          onOpen={({ id }) => open(id)}
          current={current}
          empty={<Notice title={t('noCampaigns')}>{t('noCampaignsAbout')}</Notice>}
        />
      </div>
    </Beside>
  );
}
