import { Button } from '@mantine/core';
import { useMay } from '../../lib/person.ts';
import { Page } from '../../ui/page.tsx';
import { NotPermitted } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { type ScreenProps, tabOf, tabs } from './affiliates-view.ts';
import { PartnersPart } from './partners-part.tsx';
import { PlansPart } from './plans-part.tsx';
import { StatementsPart } from './statements-part.tsx';
import { useAffiliateTexts } from './texts/index.ts';

/** Affiliate partners, their plans and their statements. */
export function AffiliatesScreen({ view, show }: ScreenProps) {
  const t = useAffiliateTexts();
  const may = useMay();
  const tab = tabOf(view);
  if (!may('affiliates.read')) return <NotPermitted permission="affiliates.read" />;
  const isAdding = may('affiliates.edit') && view.edit !== 'new' && tab !== 'statements';
  return (
    <Page
      title={t('title')}
      about={t('about')}
      actions={
        isAdding && (
          <Button size="xs" onClick={() => show({ ...(tab === 'plans' ? { tab } : {}), edit: 'new' })}>
            {t(tab === 'plans' ? 'planNew' : 'new')}
          </Button>
        )
      }
    >
      <Tabs
        label={t('parts')}
        tabs={tabs.map((key) => ({ key, name: t(`tab_${key}`) }))}
        current={tab}
        show={(key) => show(key === 'partners' ? {} : { tab: key })}
      />
      {tab === 'partners' && <PartnersPart view={view} show={show} />}
      {tab === 'plans' && <PlansPart view={view} show={show} />}
      {tab === 'statements' && <StatementsPart view={view} show={show} />}
    </Page>
  );
}
