import { Button } from '@mantine/core';
import { useMay } from '../../lib/person.ts';
import { Page } from '../../ui/page.tsx';
import { NotPermitted } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AlertsPart } from './alerts-part.tsx';
import { CasesPart } from './cases-part.tsx';
import { ListsPart } from './lists-part.tsx';
import { type PartProps, type RiskTab, riskTabs, tabOf } from './risk-view.ts';
import { RulesPart } from './rules-part.tsx';
import { useRiskTexts } from './texts/index.ts';

const parts = {
  alerts: AlertsPart,
  cases: CasesPart,
  rules: RulesPart,
  lists: ListsPart,
} as const satisfies Record<RiskTab, unknown>;

/** What rules saw, the cases that were made of it, the rules themselves, and whom lists name. */
export function RiskScreen(props: PartProps) {
  const t = useRiskTexts();
  const may = useMay();
  if (!may('risk.read')) return <NotPermitted permission="risk.read" />;
  const tab = tabOf(props.view);
  const Part = parts[tab];
  return (
    <Page
      full
      title={t('title')}
      about={t('about')}
      actions={
        <>
          {may('bonuses.read') && (
            <Button variant="default" size="xs" onClick={props.openSharedBonuses}>
              {t('sharedBonuses')}
            </Button>
          )}
          {may('members.read') && (
            <Button variant="default" size="xs" onClick={props.openSharedMobiles}>
              {t('sharedMobiles')}
            </Button>
          )}
        </>
      }
    >
      <Tabs
        label={t('parts')}
        tabs={riskTabs.map((key) => ({ key, name: t(`tab_${key}`) }))}
        current={tab}
        show={(next) => props.show({ tab: next })}
      />
      <Part key={tab} {...props} />
    </Page>
  );
}
