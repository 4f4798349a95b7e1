import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { useCommandName } from '../../lib/texts/names/index.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Money } from '../../ui/facts/money.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Page } from '../../ui/page.tsx';
import { Answered, NotPermitted } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { AddPolicyDialog } from './add-policy-dialog.tsx';
import { ApprovalList } from './approval-list.tsx';
import { usePolicyTexts } from './texts.ts';

export type Policy = OperatorCallOutput<'/operator/policy/list'>[number];

/** The policy of four eyes, every row of it, and what was proposed under it. */
export function PoliciesScreen({ openQueue }: { openQueue: (row?: number) => void }) {
  const t = usePolicyTexts();
  const may = useMay();
  const isAllowed = may('policies.read');
  const query = useCall('/operator/policy/list', {}, { enabled: isAllowed });
  const [isAdding, setAdding] = useState(false);
  if (!isAllowed) return <NotPermitted permission="policies.read" />;
  return (
    <Page
      title={t('title')}
      about={t('about')}
      actions={
        may('policies.edit') && (
          <Button size="xs" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )
      }
    >
      <h2>{t('waiting')}</h2>
      <ApprovalList open={openQueue} />
      <Answered query={query}>
        {(policies) => (
          <>
            <h2>{t('inForce')}</h2>
            <PolicyTable policies={policies.filter(({ inForce }) => inForce)} label={t('inForce')} />
            <h2>{t('history')}</h2>
            <p>{t('historyAbout')}</p>
            <PolicyTable policies={policies} label={t('history')} />
          </>
        )}
      </Answered>
      {isAdding && <AddPolicyDialog close={() => setAdding(false)} />}
    </Page>
  );
}

function PolicyTable({ policies, label }: { policies: readonly Policy[]; label: string }) {
  const t = usePolicyTexts();
  const commandName = useCommandName();
  return (
    <PlainTable
      label={label}
      heads={[
        { name: t('action'), phone: true },
        { name: t('currency'), phone: true },
        { name: t('from'), figures: true, phone: true },
        { name: t('validFrom') },
        { name: t('by') },
        { name: t('reason') },
        { name: t('state') },
      ]}
      rows={policies}
      rowKey={({ id }) => id}
      cells={(row) => [
        commandName(row.command),
        row.currency ?? t('anyCurrency'),
        <Threshold key="from" policy={row} />,
        <Moment key="valid" at={row.validFrom} />,
        row.by,
        row.reason,
        row.inForce ? (
          <Tag key="state" tone="good">
            {t('now')}
          </Tag>
        ) : (
          ''
        ),
      ]}
      empty={t('none')}
    />
  );
}

function Threshold({ policy: { amountFrom, currency } }: { policy: Policy }) {
  const t = usePolicyTexts();
  if (amountFrom === null) return t('never');
  if (amountFrom === 0 || currency === null) return t('always');
  return <Money value={amountFrom} currency={currency} />;
}
