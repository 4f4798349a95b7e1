import { useMay } from '../../lib/person.ts';
import { Page } from '../../ui/page.tsx';
import { NotPermitted } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AllowList } from './allow-list.tsx';
import { People } from './people.tsx';
import { RolesPart } from './roles/roles-part.tsx';
import { SignIns } from './sign-ins.tsx';
import { type StaffViewProps, staffTabs } from './staff-view.ts';
import { useStaffTexts } from './texts.ts';

export function StaffScreen({ view, show }: StaffViewProps) {
  const t = useStaffTexts();
  const may = useMay();
  if (!may('staff.read')) return <NotPermitted permission="staff.read" />;
  const shown = staffTabs.find((one) => one === view.tab) ?? 'people';
  return (
    <Page title={t('title')}>
      <Tabs
        label={t('parts')}
        tabs={staffTabs.map((key) => ({ key, name: t(`tab_${key}`) }))}
        current={shown}
        show={(tab) => show({ tab })}
      />
      {shown === 'people' && (
        <People id={view.id ? Number(view.id) : undefined} open={(id) => show({ tab: 'people', id: String(id) })} />
      )}
      {shown === 'signIns' && <SignIns />}
      {shown === 'addresses' && <AllowList />}
      {shown === 'roles' && <RolesPart view={view} show={show} />}
    </Page>
  );
}
