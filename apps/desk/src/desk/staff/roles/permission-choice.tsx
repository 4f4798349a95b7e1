import { permissionsByArea } from '@fairhouse/contract/permission-areas';
import { type Permission, permissionNames } from '@fairhouse/contract/roles';
import { Checkbox, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useKeys } from '../../../lib/keys/use-keys.ts';
import { usePermissionAreaTexts } from '../../../lib/texts/permission-areas.ts';
import { usePermissionTexts } from '../../../lib/texts/permissions.ts';
import styles from './roles.module.css';
import { matching } from './roles-view.ts';
import { useRolesTexts } from './texts.ts';

interface ChoiceProps {
  held: readonly Permission[];
  setHeld: (held: readonly Permission[]) => void;
}

/** The closed list of permissions by area, with a search. `/` leads to it from outside a field. */
export function PermissionChoice({ held, setHeld }: ChoiceProps) {
  const t = useRolesTexts();
  const areaName = usePermissionAreaTexts();
  const sentence = usePermissionTexts();
  const [find, setFind] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useKeys({ filter: () => search.current?.focus() });
  const shown = permissionsByArea()
    .map(({ area, permissions }) => ({ area, permissions: matching(permissions, find, sentence) }))
    .filter(({ permissions }) => permissions.length > 0);
  const put = (names: readonly Permission[], isHeld: boolean) =>
    setHeld(permissionNames.filter((name) => (names.includes(name) ? isHeld : held.includes(name))));
  return (
    <fieldset className={styles.choice}>
      <legend>{t('permissions')}</legend>
      <div className={styles.search}>
        <TextInput
          ref={search}
          size="xs"
          type="search"
          aria-label={t('find')}
          placeholder={t('find')}
          value={find}
          // What is found is chosen below: Enter here would save the role.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={(event) => setFind(event.currentTarget.value)}
        />
        <span role="status">{t('chosen', { count: held.length, all: permissionNames.length })}</span>
      </div>
      {shown.length === 0 && <p className={styles.none}>{t('noneFound')}</p>}
      {shown.map(({ area, permissions }) => {
        const has = permissions.filter((name) => held.includes(name)).length;
        return (
          <fieldset key={area} className={styles.area}>
            <legend>
              <Checkbox
                size="xs"
                label={areaName(area)}
                checked={has === permissions.length}
                indeterminate={has > 0 && has < permissions.length}
                onChange={(event) => put(permissions, event.currentTarget.checked)}
              />
            </legend>
            {permissions.map((name) => (
              <Checkbox
                key={name}
                size="xs"
                label={sentence(name)}
                description={name}
                checked={held.includes(name)}
                onChange={(event) => put([name], event.currentTarget.checked)}
              />
            ))}
          </fieldset>
        );
      })}
    </fieldset>
  );
}
