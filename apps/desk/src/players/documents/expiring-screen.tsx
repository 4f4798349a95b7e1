import { Button } from '@mantine/core';
import { usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { ExpiryDay } from '../../ui/choices/expiry-day.tsx';
import { Code } from '../../ui/facts/code.tsx';
import { Page } from '../../ui/page.tsx';
import { Notice, NotPermitted } from '../../ui/states.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { useDocumentTexts } from './texts.ts';

const stages = ['soon', 'over'] as const;

export type DocumentsView = Partial<Record<'stage', string>>;

interface ExpiringScreenProps {
  view: DocumentsView;
  show: (view: DocumentsView) => void;
  toQueue: () => void;
  /** What the player's page knows of a document, and does about it. */
  openMember: (id: number) => void;
}

/** Accepted documents whose last day comes soon, and those that are over: their players are asked for another. */
export function ExpiringScreen({ view, show, toQueue, openMember }: ExpiringScreenProps) {
  const t = useDocumentTexts();
  const may = useMay();
  const stage = stages.find((one) => one === view.stage) ?? 'soon';
  const query = usePages({
    path: '/operator/document/listExpiring',
    input: { stage },
    at: (place: { afterDay: string; after: number } | undefined) => place ?? {},
    next: (page) => page.next,
  });
  const rows = query.data?.pages.flatMap(({ content }) => content) ?? [];
  const { current, frame } = useRowKeys({
    ids: rows.map(({ id }) => id),
    opened: undefined,
    open: (id) => {
      const row = rows.find((one) => one.id === id);
      if (row) openMember(row.memberId);
    },
  });
  if (!may('documents.read')) return <NotPermitted permission="documents.read" />;
  const days = query.data?.pages[0]?.noticeDays;
  return (
    <Page
      title={t('title')}
      about={days === undefined ? undefined : t('about', { days })}
      actions={
        <Button variant="default" size="xs" onClick={toQueue}>
          {t('waiting')}
        </Button>
      }
    >
      <Tabs
        label={t('stages')}
        tabs={stages.map((key) => ({ key, name: t(`stage_${key}`) }))}
        current={stage}
        show={(next) => show({ stage: next })}
      />
      <div ref={frame}>
        <Paged query={query}>
          {() => (
            <PlainTable
              label={t(`stage_${stage}`)}
              heads={[
                { name: t('player'), phone: true },
                { name: t('kind'), phone: true },
                { name: t('validUntil'), phone: true },
                { name: t('id'), figures: true },
                { name: t('decidedBy') },
              ]}
              rows={rows}
              rowKey={({ id }) => id}
              cells={(row) => [
                row.username,
                <Code key="kind" of="kind" code={row.kind} />,
                <ExpiryDay key="until" {...row} />,
                row.id,
                row.decidedBy ?? '–',
              ]}
              onOpen={({ memberId }) => openMember(memberId)}
              current={current}
              empty={<Notice title={t(`none_${stage}`)}>{t(`noneAbout_${stage}`)}</Notice>}
            />
          )}
        </Paged>
      </div>
    </Page>
  );
}
