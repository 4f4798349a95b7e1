import { useMay } from '../../lib/person.ts';
import { Page } from '../../ui/page.tsx';
import { NotPermitted } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { type HealthTab, healthTabs, type PartProps, tabOf } from './health-view.ts';
import { IncidentsPart } from './incidents-part.tsx';
import { JobsPart } from './jobs-part.tsx';
import { NowPart } from './now-part.tsx';
import { useHealthTexts } from './texts/index.ts';
import { TrafficPart } from './traffic-part.tsx';

const parts = {
  now: NowPart,
  traffic: TrafficPart,
  jobs: JobsPart,
  incidents: IncidentsPart,
} as const satisfies Record<HealthTab, unknown>;

/** How the casino is, what was wrong with it, and who sees to it. */
export function HealthScreen(props: PartProps) {
  const { view, show } = props;
  const t = useHealthTexts();
  const may = useMay();
  if (!may('health.read')) return <NotPermitted permission="health.read" />;
  const tab = tabOf(view);
  const Part = parts[tab];
  return (
    <Page title={t('title')} about={t('about')}>
      <Tabs
        label={t('parts')}
        tabs={healthTabs.map((key) => ({ key, name: t(`tab_${key}`) }))}
        current={tab}
        show={(next) => show({ tab: next })}
      />
      <Part {...props} />
    </Page>
  );
}
