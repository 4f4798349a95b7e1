import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { reload, useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Difference } from '../../ui/facts/difference.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Panel } from '../../ui/page.tsx';
import { Answered } from '../../ui/states.tsx';
import type { Setting } from './setting.ts';
import styles from './settings.module.css';
import { useFieldName, useScopeName, useSettingTexts } from './texts/index.ts';

interface SettingHistoryProps {
  name: Setting['name'];
  scope: string;
  mayChange: boolean;
}

interface Way {
  title: string;
  latest: Setting;
  to: Setting['value'];
}

/** Every row that a setting had, the latest first, each with what it changed and the way back to it. */
export function SettingHistory({ name, scope, mayChange }: SettingHistoryProps) {
  const t = useSettingTexts();
  const scopeName = useScopeName();
  const fieldName = useFieldName();
  const query = useCall('/operator/setting/history', { name, scope });
  const [going, setGoing] = useState<Way>();
  return (
    <Panel title={t('history', { name: t(name), scope: scopeName(name, scope) })}>
      <p className={styles.quiet}>{t('historyAbout')}</p>
      <Answered query={query}>
        {(rows) => (
          <ol className={styles.history}>
            {rows.map((row, at) => {
              const { version } = row;
              const to = at === 0 ? row.before : row.value;
              return (
                <li key={version}>
                  <p>
                    <strong>{`${t('version')} ${version}`}</strong> · {row.setBy} · <Moment at={row.setTime} />
                    {row.reason && ` · ${row.reason}`}
                  </p>
                  <Difference before={row.before} after={row.value} nameOf={(field) => fieldName(field, scope)} />
                  {mayChange && to && (
                    <Button
                      size="compact-xs"
                      variant="default"
                      onClick={() =>
                        setGoing({ title: t(at === 0 ? 'undoOf' : 'setAgainOf', { version }), latest: rows[0]!, to })
                      }
                    >
                      {t(at === 0 ? 'undo' : 'setAgain')}
                    </Button>
                  )}
                </li>
              );
            })}
          </ol>
        )}
      </Answered>
      {going && <GoBackDialog way={going} close={() => setGoing(undefined)} />}
    </Panel>
  );
}

/** Writes former values as a new row, by the same call and the same rules as any change. */
function GoBackDialog({ way: { title, latest, to }, close }: { way: Way; close: () => void }) {
  const common = useCommonTexts();
  const fieldName = useFieldName();
  const { name, scope, version } = latest;
  return (
    <ActionDialog
      title={title}
      fields={[{ name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 500 }]}
      submit={common('save')}
      onSubmit={async ({ reason = '' }) => {
        // Only what there is still: a field that went since would be refused.
        const fields = Object.fromEntries(Object.entries(to).filter(([field]) => field in latest.value));
        const answer = await post('/operator/setting/set', { name, scope, version, fields, reason });
        if (!answer.ok) return answer.message;
        await reload('/operator/setting/listAll', '/operator/setting/history');
        return undefined;
      }}
      onClose={close}
    >
      <Difference before={latest.value} after={to} nameOf={(field) => fieldName(field, scope)} />
    </ActionDialog>
  );
}
