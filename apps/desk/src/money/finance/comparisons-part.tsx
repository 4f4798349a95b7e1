import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { reload, useCall } from '../../lib/query.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import styles from './finance.module.css';
import { type PartProps, periodOfSpan } from './money-view.ts';
import { useMoneyTexts } from './texts/index.ts';

/** The days that were compared with the others' books; one leads to its differences. */
export function ComparisonsPart({ show }: PartProps) {
  const t = useMoneyTexts();
  const may = useMay();
  const [comparing, setComparing] = useState(false);
  const query = useCall('/operator/reconciliation/listAll', {});
  return (
    <>
      <div className={styles.line}>
        <p className={styles.quiet}>{t('comparisonsAbout')}</p>
        {may('reconciliation.run') && (
          <Button size="xs" variant="default" onClick={() => setComparing(true)}>
            {t('compare')}
          </Button>
        )}
      </div>
      <Answered query={query}>
        {(days) => <Days days={days} open={(day) => show({ tab: 'differences', state: 'all', day })} />}
      </Answered>
      {comparing && <CompareDialog close={() => setComparing(false)} />}
    </>
  );
}

interface ComparedDay {
  day: string;
  finishedAt: string;
  checked: number;
  differenceCount: number;
}

function Days({ days, open }: { days: readonly ComparedDay[]; open: (day: string) => void }) {
  const t = useMoneyTexts();
  const language = useLanguage();
  const { current, frame } = useRowKeys({
    ids: days.map(({ day }) => day),
    opened: undefined,
    open: (day) => day && open(day),
  });
  return (
    <div ref={frame}>
      <PlainTable<ComparedDay>
        label={t('tab_comparisons')}
        heads={[
          { name: t('day'), phone: true },
          { name: t('comparedAt') },
          { name: t('checked'), figures: true, phone: true },
          { name: t('differenceCount'), figures: true, phone: true },
        ]}
        rows={days}
        rowKey={({ day }) => day}
        cells={({ day, finishedAt, checked, differenceCount }) => [
          day,
          <Moment key="at" at={finishedAt} />,
          countText(checked, language),
          <Tag key="count" tone={differenceCount > 0 ? 'late' : 'good'}>
            {countText(differenceCount, language)}
          </Tag>,
        ]}
        onOpen={({ day }) => open(day)}
        current={current}
        empty={<Notice title={t('noComparisons')}>{t('noDifferencesAbout')}</Notice>}
      />
    </div>
  );
}

function CompareDialog({ close }: { close: () => void }) {
  const t = useMoneyTexts();
  return (
    <ActionDialog
      title={t('compare')}
      fields={[
        {
          name: 'day',
          label: t('day'),
          kind: 'day',
          required: true,
          initial: periodOfSpan('yesterday', Date.now()).from,
        },
      ]}
      submit={t('compare')}
      onSubmit={async ({ day = '' }) => {
        const answer = await post('/operator/reconciliation/run', { day });
        if (!answer.ok) return answer.message;
        const count = answer.data.parts.reduce((sum, part) => sum + part.differenceCount, 0);
        showToast(t('compareDone', { count, day }), 'success');
        await reload('/operator/reconciliation/listAll', '/operator/finance/differences');
        return undefined;
      }}
      onClose={close}
    >
      {t('compareAbout')}
    </ActionDialog>
  );
}
