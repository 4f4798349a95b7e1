import { Checkbox } from '@mantine/core';
import { usePermissionTexts } from '../../lib/texts/permissions.ts';
import styles from './api-keys.module.css';
import type { Listed, NewKey } from './api-keys-view.ts';
import { useApiKeyTexts } from './texts/index.ts';

interface ChoiceProps {
  offered: Listed['offered'];
  chosen: NewKey['scopes'];
  choose: (scopes: NewKey['scopes']) => void;
}

/** What a key may do, out of what its maker may: what reads, and what takes a second person. */
export function ScopeChoice({ offered, chosen, choose }: ChoiceProps) {
  const t = useApiKeyTexts();
  const permission = usePermissionTexts();
  if (offered.length === 0) return <p className={styles.late}>{t('noOffered')}</p>;
  return [false, true].map((writes) => {
    const scopes = offered.filter((one) => one.writes === writes);
    if (scopes.length === 0) return null;
    return (
      <fieldset key={String(writes)} className={styles.scopes}>
        <legend>{`${t('scopes')}: ${t(writes ? 'writes' : 'reads')}`}</legend>
        <p className={styles.small}>{t(writes ? 'writesAbout' : 'scopesAbout')}</p>
        {scopes.map(({ scope }) => (
          <Checkbox
            key={scope}
            size="xs"
            label={permission(scope)}
            description={scope}
            checked={chosen.includes(scope)}
            onChange={(event) =>
              choose(event.currentTarget.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
            }
          />
        ))}
      </fieldset>
    );
  });
}
