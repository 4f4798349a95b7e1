import { useKeys } from '../../lib/keys/use-keys.ts';
import { numberOf } from '../../lib/number-of.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { ExactMoney } from '../../ui/facts/exact-money.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { useRowKeys } from '../../ui/table/use-row-keys.ts';
import type { Plan, ScreenProps } from './affiliates-view.ts';
import { PlanEditor } from './plan-editor.tsx';
import { useAffiliateTexts } from './texts/index.ts';

/** Plans in their latest versions; one that is opened is written as another version. */
export function PlansPart({ view, show }: ScreenProps) {
  const may = useMay();
  const query = useCall('/operator/affiliate/plans', {});
  const mayEdit = may('affiliates.edit');
  return (
    <Answered query={query}>
      {(plans) => {
        const opened = plans.find(({ id }) => id === numberOf(view.row));
        return mayEdit && (view.edit === 'new' || opened) ? (
          <PlanEditor key={opened?.id ?? 'new'} of={opened} done={() => show({ tab: 'plans' })} />
        ) : (
          <Table
            plans={plans}
            open={(id) => show(id && mayEdit ? { tab: 'plans', row: String(id) } : { tab: 'plans' })}
          />
        );
      }}
    </Answered>
  );
}

function Table({ plans, open }: { plans: readonly Plan[]; open: (id: number | undefined) => void }) {
  const t = useAffiliateTexts();
  const { current, frame } = useRowKeys({ ids: plans.map(({ id }) => id), opened: undefined, open });
  useKeys({});
  return (
    <div ref={frame}>
      <PlainTable<Plan>
        label={t('tab_plans')}
        heads={[
          { name: t('planName'), phone: true },
          { name: t('earns'), phone: true },
          { name: t('currency') },
          { name: t('version'), figures: true },
          { name: t('partners'), figures: true, phone: true },
          { name: t('savedBy') },
          { name: t('madeAt') },
        ]}
        rows={plans}
        rowKey={({ id }) => id}
        cells={(plan) => [
          plan.name,
          <Earns key="earns" of={plan} />,
          plan.definition.currency,
          plan.version,
          plan.partners,
          plan.by,
          <Moment key="at" at={plan.saveTime} />,
        ]}
        onOpen={({ id }) => open(id)}
        current={current}
        empty={<Notice title={t('planNone')}>{t('planNoneAbout')}</Notice>}
      />
    </div>
  );
}

function Earns({ of: { definition } }: { of: Plan }) {
  const t = useAffiliateTexts();
  const { cpa, share, currency } = definition;
  const [least, most] = [share?.tiers[0]?.percent, share?.tiers.at(-1)?.percent];
  return (
    <>
      {cpa && (
        <>
          CPA <ExactMoney value={cpa.amount} currency={currency} />
        </>
      )}
      {cpa && share && ' + '}
      {share &&
        (least === most
          ? t('earnsShare', { percent: least ?? '' })
          : t('earnsShares', { least: least ?? '', most: most ?? '' }))}
    </>
  );
}
