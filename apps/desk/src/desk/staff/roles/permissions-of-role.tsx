import { permissionsByArea } from '@fairhouse/contract/permission-areas';
import type { Permission } from '@fairhouse/contract/roles';
import { usePermissionAreaTexts } from '../../../lib/texts/permission-areas.ts';
import { usePermissionTexts } from '../../../lib/texts/permissions.ts';
import styles from './roles.module.css';
import { useRolesTexts } from './texts.ts';

/** Permissions under their areas; areas without any are left out. */
export function PermissionsOfRole({ held }: { held: readonly Permission[] }) {
  const t = useRolesTexts();
  const areaName = usePermissionAreaTexts();
  const sentence = usePermissionTexts();
  const areas = permissionsByArea()
    .map(({ area, permissions }) => ({ area, permissions: permissions.filter((name) => held.includes(name)) }))
    .filter(({ permissions }) => permissions.length > 0);
  if (areas.length === 0) return <p className={styles.none}>{t('none')}</p>;
  return (
    <dl className={styles.areas}>
      {areas.map(({ area, permissions }) => (
        <div key={area}>
          <dt>{areaName(area)}</dt>
          {permissions.map((name) => (
            <dd key={name} title={name}>
              {sentence(name)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
