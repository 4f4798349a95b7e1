import { Button } from '@mantine/core';
import { useMay } from '../../lib/person.ts';
import { Page } from '../../ui/page.tsx';
import { NotPermitted } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { BonusesPart } from './bonuses-part.tsx';
import { CampaignsPart } from './campaigns-part.tsx';
import { GroupsPart } from './groups-part.tsx';
import { type GroupTab, type ScreenProps, tabNeeds, tabOf, tabsFor } from './groups-view.ts';
import { LiabilityPart } from './liability-part.tsx';
import { RunsPart } from './runs-part.tsx';
import { useGroupTexts } from './texts/index.ts';

const parts = {
  groups: GroupsPart,
  campaigns: CampaignsPart,
  bonuses: BonusesPart,
  runs: RunsPart,
  liability: LiabilityPart,
} as const satisfies Record<GroupTab, unknown>;

/** Groups of members, what is sent to them, what is paid over all of them, and what is owed in bonus money: each part to who may see it. */
export function GroupsScreen(props: ScreenProps) {
  const { view, show, openShared } = props;
  const t = useGroupTexts();
  const may = useMay();
  const seen = tabsFor(may);
  const tab = tabOf(view, seen);
  if (!may(tabNeeds[tab])) return <NotPermitted permission={tabNeeds[tab]} />;
  const Part = parts[tab];
  return (
    <Page
      title={t('title')}
      about={t('about')}
      actions={
        may('bonuses.read') && (
          <Button variant="default" size="xs" onClick={openShared}>
            {t('sharedBonuses')}
          </Button>
        )
      }
    >
      <Tabs
        label={t('parts')}
        tabs={seen.map((key) => ({ key, name: t(`tab_${key}`) }))}
        current={tab}
        show={(next) => show({ tab: next })}
      />
      <Part {...props} />
    </Page>
  );
}
