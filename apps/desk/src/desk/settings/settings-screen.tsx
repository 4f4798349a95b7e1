import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Page } from '../../ui/page.tsx';
import { Answered, NotPermitted } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ChangeSettingDialog } from './change-setting-dialog.tsx';
import { type Section, sections } from './sections.ts';
import type { Setting } from './setting.ts';
import { SettingHistory } from './setting-history.tsx';
import { SettingValues } from './setting-values.tsx';
import styles from './settings.module.css';
import { useScopeName, useSettingTexts } from './texts/index.ts';

interface SettingsScreenProps {
  name: string | undefined;
  scope: string | undefined;
  show: (name: string, scope?: string) => void;
}

const holds = (section: Section, name: string | undefined) => section.names.some((one) => one === name);

/** What the casino is set to, in sections; each is seen by who may see it. */
export function SettingsScreen({ name, scope, show }: SettingsScreenProps) {
  const t = useSettingTexts();
  const may = useMay();
  const seen = sections.filter(({ reads }) => may(reads));
  const section = seen.find((one) => holds(one, name)) ?? seen[0];
  const query = useCall('/operator/setting/listAll', {}, { enabled: section !== undefined });
  const [changing, setChanging] = useState<Setting>();
  if (!section) return <NotPermitted permission="settings.read" />;
  const mayChange = may(section.edits);
  const opened = section.names.find((one) => one === name);
  return (
    <Page title={t('title')} about={t('about')}>
      <Tabs
        label={t('title')}
        tabs={seen.map(({ key }) => ({ key, name: t(`section_${key}`) }))}
        current={section.key}
        show={(next) => show(seen.find(({ key }) => key === next)!.names[0])}
      />
      {section.key === 'bonuses' && <p className={styles.quiet}>{t('aboutBonuses')}</p>}
      {section.key === 'vip' && <p className={styles.quiet}>{t('aboutVip')}</p>}
      <Answered query={query}>
        {(settings) =>
          section.names.map((one) => (
            <section key={one} className={styles.setting}>
              <h2>{t(one)}</h2>
              <SettingTable
                name={one}
                rows={settings.filter((row) => row.name === one)}
                current={one === opened ? scope : undefined}
                open={(of) => show(one, of)}
                {...(mayChange ? { change: setChanging } : {})}
              />
              {one === opened && scope && <SettingHistory name={one} scope={scope} mayChange={mayChange} />}
            </section>
          ))
        }
      </Answered>
      {changing && <ChangeSettingDialog setting={changing} close={() => setChanging(undefined)} />}
    </Page>
  );
}

interface SettingTableProps {
  name: Setting['name'];
  rows: readonly Setting[];
  current: string | undefined;
  open: (scope: string) => void;
  /** Where this person may change it. */
  change?: (setting: Setting) => void;
}

function SettingTable({ name, rows, current, open, change }: SettingTableProps) {
  const t = useSettingTexts();
  const scopeName = useScopeName();
  return (
    <PlainTable<Setting>
      label={t(name)}
      heads={[
        { name: t('scope'), phone: true, width: '140px' },
        { name: t('values'), phone: true },
        { name: t('setBy'), width: '140px' },
        { name: t('time'), width: '130px' },
        ...(change ? [{ name: t('change'), phone: true, width: '100px' }] : []),
      ]}
      rows={rows}
      rowKey={({ scope }) => scope}
      current={current}
      onOpen={({ scope }) => open(scope)}
      cells={(row) => [
        scopeName(name, row.scope),
        <SettingValues key="values" value={row.value} scope={row.scope} />,
        row.setBy,
        <Moment key="time" at={row.setTime} />,
        ...(change
          ? [
              <Button
                key="change"
                className={styles.above ?? ''}
                size="compact-xs"
                variant="default"
                onClick={() => change(row)}
              >
                {t('change')}
              </Button>,
            ]
          : []),
      ]}
      empty={t('none')}
    />
  );
}
