import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Stack } from '@mantine/core';
import { useCall } from '../../lib/query.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { usePersonalDataTexts } from './texts.ts';

type Kept = OperatorCallOutput<'/operator/data/retention'>;

const mostCounted = 1_000;

/** What the next round would remove is counted before it does. */
export function Retention() {
  const t = usePersonalDataTexts();
  const query = useCall('/operator/data/retention', {});
  return (
    <Answered query={query}>
      {({ kinds, runs }) => (
        <Stack gap="sm">
          <PlainTable<Kept['kinds'][number]>
            label={t('retention')}
            heads={[
              { name: t('kind'), phone: true },
              { name: t('kept'), figures: true },
              { name: t('due'), figures: true, phone: true },
            ]}
            rows={kinds}
            rowKey={({ kind }) => kind}
            cells={({ kind, days, due }) => [t(`kind_${kind}`), days, due >= mostCounted ? t('dueMany') : due]}
          />
          <h3>{t('lastRuns')}</h3>
          <PlainTable<Kept['runs'][number]>
            label={t('lastRuns')}
            heads={[
              { name: t('time'), phone: true },
              { name: t('kind'), phone: true },
              { name: t('removed'), figures: true, phone: true },
            ]}
            rows={runs}
            rowKey={({ time, kind }) => `${time} ${kind}`}
            cells={({ time, kind, removed }) => [<Moment key="time" at={time} />, t(`kind_${kind}`), removed]}
            empty={t('noRuns')}
          />
        </Stack>
      )}
    </Answered>
  );
}
