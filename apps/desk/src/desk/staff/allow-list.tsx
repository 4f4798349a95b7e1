import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { momentText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { reload, useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Panel } from '../../ui/page.tsx';
import { Answered } from '../../ui/states.tsx';
import styles from './staff.module.css';
import { useStaffTexts } from './texts.ts';

/** From where the desk answers. */
export function AllowList() {
  const t = useStaffTexts();
  const common = useCommonTexts();
  const language = useLanguage();
  const may = useMay();
  const query = useCall('/operator/staff/allowList/get', {});
  const [isChanging, setChanging] = useState(false);
  return (
    <Answered query={query}>
      {({ entries, version, ownAddress, setBy, setTime }) => (
        <Panel
          title={t('tab_addresses')}
          actions={
            may('staff.manage') && (
              <Button size="xs" variant="default" onClick={() => setChanging(true)}>
                {t('change')}
              </Button>
            )
          }
        >
          <div className={styles.part}>
            <p>{entries.length === 0 ? t('everywhere') : t('addressesAbout')}</p>
            {entries.length > 0 && (
              <ul>
                {entries.map((entry) => (
                  <li key={entry}>
                    <code>{entry}</code>
                  </li>
                ))}
              </ul>
            )}
            <p className={styles.small}>
              {t('ownAddress', { address: ownAddress })}{' '}
              {setBy && setTime && t('setBy', { by: setBy, time: momentText(setTime, language) })}
            </p>
          </div>
          {isChanging && (
            <ActionDialog
              title={t('tab_addresses')}
              fields={[
                { name: 'entries', label: t('entries'), kind: 'area', initial: entries.join('\n'), maxLength: 10_000 },
                { name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 300 },
              ]}
              submit={common('save')}
              onSubmit={async (typed) => {
                const lines = (typed.entries ?? '').split(/\s+/).filter(Boolean);
                const answer = await post('/operator/staff/allowList/set', {
                  version,
                  entries: lines,
                  reason: typed.reason ?? '',
                });
                if (!answer.ok) return answer.message;
                await reload('/operator/staff/allowList/get');
                return undefined;
              }}
              onClose={() => setChanging(false)}
            >
              <p>{t('addressesAbout')}</p>
              <p>{t('ownAddress', { address: ownAddress })}</p>
            </ActionDialog>
          )}
        </Panel>
      )}
    </Answered>
  );
}
