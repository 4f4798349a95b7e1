import { useMay } from '../../lib/person.ts';
import { Page } from '../../ui/page.tsx';
import { NotPermitted } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AllowList } from './allow-list.tsx';
import { People } from './people.tsx';
import { RoleTable } from './role-table.tsx';
import { SignIns } from './sign-ins.tsx';
import { useStaffTexts } from './texts.ts';

const tabs = ['people', 'signIns', 'addresses', 'roles'] as const;
export type StaffTab = (typeof tabs)[number];

interface StaffScreenProps {
  tab: string | undefined;
  id: number | undefined;
  show: (tab: StaffTab, id?: number) => void;
}

export function StaffScreen({ tab, id, show }: StaffScreenProps) {
  const t = useStaffTexts();
  const may = useMay();
  if (!may('staff.read')) return <NotPermitted permission="staff.read" />;
  const shown = tabs.find((one) => one === tab) ?? 'people';
  return (
    <Page title={t('title')}>
      <Tabs
        label={t('parts')}
        tabs={tabs.map((key) => ({ key, name: t(`tab_${key}`) }))}
        current={shown}
        show={(next) => show(next)}
      />
      {shown === 'people' && <People id={id} open={(next) => show('people', next)} />}
      {shown === 'signIns' && <SignIns />}
      {shown === 'addresses' && <AllowList />}
      {shown === 'roles' && <RoleTable />}
    </Page>
  );
}
