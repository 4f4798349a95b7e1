import { useCall } from '../../lib/query.ts';
import { Difference } from '../../ui/difference.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/page.tsx';
import { Answered } from '../../ui/states.tsx';
import type { Setting } from './setting.ts';
import styles from './settings.module.css';
import { useScopeName, useSettingTexts } from './texts.ts';

/** Every row that a setting had, the latest first, each with what it changed. */
export function SettingHistory({ name, scope }: { name: Setting['name']; scope: string }) {
  const t = useSettingTexts();
  const scopeName = useScopeName();
  const query = useCall('/operator/setting/history', { name, scope });
  return (
    <Panel title={t('history', { name: t(name), scope: scopeName(scope) })}>
      <p className={styles.quiet}>{t('historyAbout')}</p>
      <Answered query={query}>
        {(rows) => (
          <ol className={styles.history}>
            {rows.map((row) => (
              <li key={row.version}>
                <p>
                  <strong>{`${t('version')} ${row.version}`}</strong> · {row.setBy} · <Moment at={row.setTime} />
                  {row.reason && ` · ${row.reason}`}
                </p>
                <Difference before={row.before} after={row.value} />
              </li>
            ))}
          </ol>
        )}
      </Answered>
    </Panel>
  );
}
