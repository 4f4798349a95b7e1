import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { byNumber, usePages } from '../../lib/pages.ts';
import { useMay } from '../../lib/person.ts';
import { reload } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Code } from '../../ui/facts/code.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Page } from '../../ui/page.tsx';
import { Notice, NotPermitted } from '../../ui/states.tsx';
import { Paged } from '../../ui/table/paged.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { useSharedBonusTexts } from './texts.ts';

type Shared = OperatorCallOutput<'/operator/bonus/sharedPage'>['content'][number];

const stages = ['open', 'all'] as const;

export type SharedBonusesView = Partial<Record<'stage', string>>;

interface SharedBonusesProps {
  view: SharedBonusesView;
  show: (view: SharedBonusesView) => void;
  openMember: (id: number) => void;
}

/** Members who had one promotion and pay with the same: looked at by a person, and closed with a reason. */
export function SharedBonusesScreen(props: SharedBonusesProps) {
  const t = useSharedBonusTexts();
  const may = useMay();
  if (!may('bonuses.read')) return <NotPermitted permission="bonuses.read" />;
  const stage = stages.find((one) => one === props.view.stage) ?? 'open';
  return (
    <Page title={t('title')} about={t('about')}>
      <Tabs
        label={t('stages')}
        tabs={stages.map((key) => ({ key, name: t(`stage_${key}`) }))}
        current={stage}
        show={(next) => props.show({ stage: next })}
      />
      <SharedBonuses key={stage} stage={stage} openMember={props.openMember} />
    </Page>
  );
}

function SharedBonuses({ stage, openMember }: Pick<SharedBonusesProps, 'openMember'> & { stage: 'open' | 'all' }) {
  const t = useSharedBonusTexts();
  const may = useMay();
  const mayClose = may('bonuses.review');
  const [closing, setClosing] = useState<Shared>();
  const query = usePages({
    path: '/operator/bonus/sharedPage',
    input: { pageSize: 100, ...(stage === 'open' ? { closed: false } : {}) },
    ...byNumber,
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
  return (
    <div ref={frame}>
      <Paged query={query}>
        {() => (
          <PlainTable<Shared>
            label={t('title')}
            heads={[
              { name: t('member'), phone: true, width: '104px' },
              { name: t('first'), phone: true, width: '128px' },
              { name: t('promotion'), phone: true },
              { name: t('period'), width: '104px' },
              { name: t('shared') },
              { name: t('found'), width: '132px' },
              ...(stage === 'all' ? [{ name: t('closed') }] : []),
              ...(mayClose ? [{ name: t('close'), phone: true, width: '96px' }] : []),
            ]}
            rows={rows}
            rowKey={({ id }) => id}
            cells={(row) => [
              row.memberId,
              <Button
                key="first"
                size="compact-xs"
                variant="default"
                aria-label={t('openFirst', { id: row.firstMemberId })}
                onClick={() => openMember(row.firstMemberId)}
              >
                {row.firstMemberId}
              </Button>,
              <Code key="promotion" of="kind" code={row.promotion} />,
              row.period || '–',
              `${t(row.kind === 'coins' ? 'kind_coins' : 'kind_account')} ${row.label}`,
              <Moment key="found" at={row.createTime} />,
              ...(stage === 'all'
                ? [
                    row.closed
                      ? [row.closedBy?.replace(/^operator:/, ''), row.closedReason].filter(Boolean).join(': ')
                      : '–',
                  ]
                : []),
              ...(mayClose
                ? [
                    !row.closed && (
                      <Button
                        key="close"
                        size="compact-xs"
                        variant="default"
                        aria-label={t('closeOf', { id: row.id })}
                        onClick={() => setClosing(row)}
                      >
                        {t('close')}
                      </Button>
                    ),
                  ]
                : []),
            ]}
            onOpen={({ memberId }) => openMember(memberId)}
            current={current}
            empty={<Notice title={t(`none_${stage}`)} />}
          />
        )}
      </Paged>
      {closing && <CloseDialog id={closing.id} close={() => setClosing(undefined)} />}
    </div>
  );
}

function CloseDialog({ id, close }: { id: number; close: () => void }) {
  const t = useSharedBonusTexts();
  const common = useCommonTexts();
  return (
    <ActionDialog
      title={t('closeOf', { id })}
      fields={[
        {
          name: 'reason',
          label: common('reason'),
          about: common('reasonForTheRecord'),
          kind: 'area',
          required: true,
          maxLength: 500,
        },
      ]}
      submit={t('close')}
      onSubmit={async ({ reason = '' }) => {
        const answer = await post('/operator/bonus/closeShared', { id, reason });
        if (!answer.ok) return answer.message;
        await reload('/operator/bonus/sharedPage');
        return undefined;
      }}
      onClose={close}
    >
      {t('closeAbout')}
    </ActionDialog>
  );
}
