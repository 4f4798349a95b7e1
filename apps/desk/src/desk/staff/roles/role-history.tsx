import { useCall } from '../../../lib/query.ts';
import { usePermissionTexts } from '../../../lib/texts/permissions.ts';
import { Moment } from '../../../ui/facts/moment.tsx';
import { Answered } from '../../../ui/states.tsx';
import styles from './roles.module.css';
import { comparedWith } from './roles-view.ts';
import { useRolesTexts } from './texts.ts';

/** Every version, the latest first, with what it gave more and less than the one before. */
export function RoleHistory({ id }: { id: number }) {
  const t = useRolesTexts();
  const sentence = usePermissionTexts();
  const query = useCall('/operator/staff/role/history', { id });
  return (
    <section className={styles.history}>
      <h3>{t('history')}</h3>
      <Answered query={query}>
        {(versions) => (
          <ol className={styles.versions}>
            {versions.map((one, at) => {
              const before = versions[at + 1];
              const { adds, lacks } = comparedWith(one.permissions, before?.permissions ?? []);
              return (
                <li key={one.version}>
                  <strong>{t('version', { number: one.version })}</strong> · {one.by}, <Moment at={one.time} />
                  <p>{one.removed ? t('wasRemoved') : one.name}</p>
                  {before && before.name !== one.name && <p>{t('formerName', { name: before.name })}</p>}
                  {adds.map((name) => (
                    <p key={name} className={styles.added}>
                      + {sentence(name)}
                    </p>
                  ))}
                  {lacks.map((name) => (
                    <p key={name} className={styles.taken}>
                      − {sentence(name)}
                    </p>
                  ))}
                  <p className={styles.none}>{one.reason}</p>
                </li>
              );
            })}
          </ol>
        )}
      </Answered>
    </section>
  );
}
