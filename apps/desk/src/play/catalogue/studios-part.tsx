import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { reload, useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { reloadCatalogue } from './arrange.ts';
import styles from './catalogue.module.css';
import type { CatalogueView, Show } from './catalogue-view.ts';
import { useCatalogueTexts } from './texts/index.ts';

type Aggregator = OperatorCallOutput<'/operator/catalogue/studios'>[number];
type Studio = Aggregator['studios'][number];
type Changing = { vendor: string; studio: Studio };

interface StudiosPartProps {
  view: CatalogueView;
  show: Show;
}

/** The studios of aggregators, whose games are opened and closed together. */
export function StudiosPart(props: StudiosPartProps) {
  const query = useCall('/operator/catalogue/studios', {});
  return <Answered query={query}>{(aggregators) => <Studios aggregators={aggregators} {...props} />}</Answered>;
}

function Studios({ aggregators, view, show }: StudiosPartProps & { aggregators: readonly Aggregator[] }) {
  const t = useCatalogueTexts();
  const [changing, setChanging] = useState<Changing>();
  const find = view.find ?? '';
  if (aggregators.length === 0) return <Notice title={t('noStudios')}>{t('noStudiosAbout')}</Notice>;
  return (
    <div className={styles.pots}>
      <p className={styles.quiet}>{t('studiosAbout')}</p>
      <TextInput
        size="xs"
        maw={320}
        label={t('findStudio')}
        value={find}
        onChange={({ currentTarget: { value } }) => show({ tab: 'studios', ...(value ? { find: value } : {}) }, true)}
      />
      {aggregators.map((aggregator) => (
        <StudioTable
          key={aggregator.vendor}
          aggregator={aggregator}
          find={find.trim().toLowerCase()}
          change={(studio) => setChanging({ vendor: aggregator.vendor, studio })}
        />
      ))}
      {changing && <StudioDialog changing={changing} close={() => setChanging(undefined)} />}
    </div>
  );
}

function StudioTable({
  aggregator,
  find,
  change,
}: {
  aggregator: Aggregator;
  find: string;
  change: (studio: Studio) => void;
}) {
  const t = useCatalogueTexts();
  const language = useLanguage();
  const mayArrange = useMay()('catalogue.edit');
  const { vendorName, importTime, unreadable, studios } = aggregator;
  return (
    <section aria-label={vendorName} className={styles.section}>
      <h2>{vendorName}</h2>
      <p className={styles.quiet}>
        {importTime ? (
          <>
            {t('importedAt')} <Moment at={importTime} />
          </>
        ) : (
          t('neverImported')
        )}
        {unreadable > 0 && ` ${t('unreadable', { count: unreadable })}`}
      </p>
      <PlainTable<Studio>
        label={vendorName}
        heads={[
          { name: t('studio'), phone: true },
          { name: t('studioGames'), figures: true, width: '96px' },
          { name: t('studioOpen'), figures: true, phone: true, width: '96px' },
          { name: t('studioGone'), figures: true, width: '150px' },
          ...(mayArrange ? [{ name: t('changeStudio'), phone: true, width: '110px' }] : []),
        ]}
        rows={studios
          .filter(({ studio }) => studio.toLowerCase().includes(find))
          .sort((a, b) => a.studio.localeCompare(b.studio, language, { numeric: true }))}
        rowKey={({ studio }) => studio}
        cells={(row) => [
          row.studio,
          countText(row.games, language),
          countText(row.open, language),
          countText(row.gone, language),
          ...(mayArrange
            ? [
                <Button key="change" size="compact-xs" variant="default" onClick={() => change(row)}>
                  {t('changeStudio')}
                </Button>,
              ]
            : []),
        ]}
        empty={<Notice title={t('none')}>{t('noneAbout')}</Notice>}
      />
    </section>
  );
}

function StudioDialog({ changing, close }: { changing: Changing; close: () => void }) {
  const t = useCatalogueTexts();
  const common = useCommonTexts();
  const { vendor, studio } = changing;
  const states = ['open', 'closed'] as const;
  return (
    <ActionDialog
      title={t('changeOf', { name: studio.studio })}
      fields={[
        {
          name: 'state',
          label: t('studioState'),
          kind: 'select',
          initial: studio.open > 0 ? 'closed' : 'open',
          options: states.map((value) => ({ value, label: t(`studioState_${value}`) })),
        },
        { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 },
      ]}
      submit={common('save')}
      onSubmit={async ({ state, reason = '' }) => {
        const answer = await post('/operator/catalogue/arrangeStudio', {
          vendor,
          studio: studio.studio,
          state: state === 'closed' ? 'closed' : 'open',
          reason,
        });
        await Promise.all([reload('/operator/catalogue/studios'), reloadCatalogue()]);
        return answer.ok ? undefined : answer.message;
      }}
      onClose={close}
    >
      <p>{t('studioChanges')}</p>
    </ActionDialog>
  );
}
