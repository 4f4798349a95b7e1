import type { ReactNode } from 'react';
import { useMay } from '../../lib/person.ts';
import { Page } from '../../ui/page.tsx';
import { NotPermitted } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { FeesPart } from './fees-part.tsx';
import { type Part, type PaymentsView, partOf, parts } from './payments-view.ts';
import { ReportPart } from './report-part.tsx';
import { RoutingPart } from './routing-part.tsx';
import { usePaymentsTexts } from './texts/index.ts';
import { VelocityPart } from './velocity-part.tsx';

const bodies: Record<Part, () => ReactNode> = {
  routing: () => <RoutingPart />,
  report: () => <ReportPart />,
  fees: () => <FeesPart />,
  velocity: () => <VelocityPart />,
};

/** Which provider serves what, how that goes, what it costs, and how often players may pay. */
export function PaymentsScreen({ view, show }: { view: PaymentsView; show: (view: PaymentsView) => void }) {
  const t = usePaymentsTexts();
  const may = useMay();
  if (!may('deposits.read')) return <NotPermitted permission="deposits.read" />;
  const part = partOf(view);
  return (
    <Page title={t('title')} about={t(`about_${part}`)}>
      <Tabs
        label={t('title')}
        tabs={parts.map((key) => ({ key, name: t(`part_${key}`) }))}
        current={part}
        show={(tab) => show({ tab })}
      />
      {bodies[part]()}
    </Page>
  );
}
