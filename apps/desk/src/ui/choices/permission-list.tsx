import { type Permission, permissionNames } from '@fairhouse/contract/roles';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { usePermissionTexts } from '../../lib/texts/permissions.ts';
import styles from './permission-list.module.css';

/** What somebody may do, out of all that there is: the literal table, in its own words. */
export function PermissionList({ held, only }: { held: readonly Permission[]; only?: boolean }) {
  const t = usePermissionTexts();
  const shown = only ? permissionNames.filter((name) => held.includes(name)) : permissionNames;
  return (
    <ul className={styles.list}>
      {shown.map((name) => {
        const has = held.includes(name);
        return (
          <li key={name} data-has={has || undefined}>
            <Icon name={has ? 'check' : 'close'} size={14} />
            <span>
              <span title={name}>{t(name)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
