import { useMay } from '../../lib/person.ts';
import { Page } from '../../ui/page.tsx';
import { NotPermitted } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BreakdownPart } from './breakdown-part.tsx';
import { ClosesPart } from './closes-part.tsx';
import { ComparisonsPart } from './comparisons-part.tsx';
import { DaysPart } from './days-part.tsx';
import { DifferencesPart } from './differences-part.tsx';
import { type MoneyTab, moneyTabs, type PartProps, tabOf } from './money-view.ts';
import { ReportPart } from './report-part.tsx';
import { SettlementsPart } from './settlements-part.tsx';
import { useMoneyTexts } from './texts/index.ts';

const parts = {
  report: ReportPart,
  days: DaysPart,
  breakdown: BreakdownPart,
  closes: ClosesPart,
  differences: DifferencesPart,
  comparisons: ComparisonsPart,
  settlements: SettlementsPart,
} as const satisfies Record<MoneyTab, unknown>;

const ofOthers: readonly MoneyTab[] = ['differences', 'comparisons', 'settlements'];
const needsOf = (tab: MoneyTab) => (ofOthers.includes(tab) ? 'reconciliation.read' : 'finance.read');

/** The money of the casino: what the postings come to, what was closed, and where others say something else. */
export function MoneyScreen({ view, show }: PartProps) {
  const t = useMoneyTexts();
  const may = useMay();
  const tab = tabOf(view);
  const needs = needsOf(tab);
  const Part = parts[tab];
  return (
    <Page title={t('title')} about={t('about')} full={tab === 'differences'}>
      <Tabs
        label={t('parts')}
        tabs={moneyTabs.map((key) => ({ key, name: t(`tab_${key}`) }))}
        current={tab}
        show={(next) => {
          // The period and the currency go along; what is open, and the filters of another part, do not.
          const { from, to, currency, by } = view;
          show({
            tab: next,
            ...(from && { from }),
            ...(to && { to }),
            ...(currency && { currency }),
            ...(by && { by }),
          });
        }}
      />
      {may(needs) ? <Part view={view} show={show} /> : <NotPermitted permission={needs} />}
    </Page>
  );
}
