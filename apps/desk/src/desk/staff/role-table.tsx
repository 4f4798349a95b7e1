import { type Permission, permissionNames, roleNames, roles } from '@fairhouse/contract/roles';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { usePermissionTexts } from '../../lib/texts/permissions.ts';
import { useRoleTexts } from '../../lib/texts/roles.ts';
import styles from './role-table.module.css';
import { useStaffTexts } from './texts.ts';

/** The literal table: every permission, and the roles that have it. */
export function RoleTable() {
  const t = useStaffTexts();
  const roleName = useRoleTexts();
  const permissionText = usePermissionTexts();
  return (
    <>
      <p>{t('rolesAbout')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section className={styles.frame} tabIndex={0} aria-label={t('tab_roles')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('permission')}</th>
              {roleNames.map((role) => (
                <th key={role} scope="col">
                  {roleName(role)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissionNames.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <span title={name}>{permissionText(name)}</span>
                </th>
                {roleNames.map((role) => (
                  <td key={role}>
                    {(roles[role] as readonly Permission[]).includes(name) && (
                      <>
                        <Icon name="check" size={16} />
                        <span className="visually-hidden">{roleName(role)}</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
