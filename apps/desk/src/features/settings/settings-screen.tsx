import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Moment } from '../../ui/moment.tsx';
import { Page } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/plain-table.tsx';
import { Answered, NotPermitted } from '../../ui/states.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ChangeSettingDialog } from './change-setting-dialog.tsx';
import type { Setting } from './setting.ts';
import { SettingHistory } from './setting-history.tsx';
import { SettingValues } from './setting-values.tsx';
import styles from './settings.module.css';
import { useScopeName, useSettingTexts } from './texts.ts';

const names = [
  'deposit',
  'cashOut',
  'depositMethod',
  'cashOutMethod',
  'queue',
  'healthRule',
  'campaign',
] as const satisfies Setting['name'][];

interface SettingsScreenProps {
  name: string | undefined;
  scope: string | undefined;
  show: (name: string, scope?: string) => void;
}

export function SettingsScreen({ name, scope, show }: SettingsScreenProps) {
  const t = useSettingTexts();
  const scopeName = useScopeName();
  const may = useMay();
  const isAllowed = may('settings.read');
  const shown = names.find((one) => one === name) ?? 'deposit';
  const query = useCall('/operator/setting/listAll', {}, { enabled: isAllowed });
  const [changing, setChanging] = useState<Setting>();
  if (!isAllowed) return <NotPermitted permission="settings.read" />;
  return (
    <Page title={t('title')} about={t('about')}>
      <Tabs
        label={t('title')}
        tabs={names.map((key) => ({ key, name: t(key) }))}
        current={shown}
        show={(next) => show(next)}
      />
      <Answered query={query}>
        {(settings) => (
          <PlainTable<Setting>
            label={t(shown)}
            heads={[
              { name: t('scope'), phone: true, width: '140px' },
              { name: t('values'), phone: true },
              { name: t('setBy'), width: '140px' },
              { name: t('time'), width: '130px' },
              ...(may('settings.edit') ? [{ name: t('change'), phone: true, width: '100px' }] : []),
            ]}
            rows={settings.filter((one) => one.name === shown)}
            rowKey={(one) => one.scope}
            current={scope}
            onOpen={(one) => show(shown, one.scope)}
            cells={(one) => [
              scopeName(one.scope),
              <SettingValues key="values" value={one.value} scope={one.scope} />,
              one.setBy,
              <Moment key="time" at={one.setTime} />,
              ...(may('settings.edit')
                ? [
                    <Button
                      key="change"
                      className={styles.above ?? ''}
                      size="compact-xs"
                      variant="default"
                      onClick={() => setChanging(one)}
                    >
                      {t('change')}
                    </Button>,
                  ]
                : []),
            ]}
            empty={t('none')}
          />
        )}
      </Answered>
      {scope && <SettingHistory name={shown} scope={scope} />}
      {changing && <ChangeSettingDialog setting={changing} close={() => setChanging(undefined)} />}
    </Page>
  );
}
