import type { EntryConditions } from '@fairhouse/contract/operator';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { codesIn } from '../../lib/countries.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { CountryChoice } from '../choices/country-choice.tsx';
import { useEntryTexts } from './entry-texts.ts';

interface EntryFieldsProps {
  entry: EntryConditions;
  put: (entry: EntryConditions) => void;
}

/** Who may join a competition or a mission. */
export function EntryFields({ entry, put }: EntryFieldsProps) {
  const t = useEntryTexts();
  const mayRead = useMay()('groups.read');
  const groups = useCall('/operator/group/list', {}, { enabled: mayRead });
  const [levels, setLevels] = useState(entry.levels.join(', '));
  const { group } = entry;
  const key = group ? `${group.id} ${group.version}` : '';
  const listed = (groups.data?.groups ?? []).map(({ id, version, name }) => ({
    value: `${id} ${version}`,
    label: name,
  }));
  // A version that is no longer the latest stays what was chosen.
  const others =
    group && !listed.some(({ value }) => value === key) ? [{ value: key, label: t('otherGroup', group) }] : [];
  const choose = (value: string) => {
    const [id, version] = value.split(' ').map(Number);
    put({ ...entry, group: id && version ? { id, version } : null });
  };
  return (
    <>
      <NativeSelect
        label={t('group')}
        description={t('groupAbout')}
        value={key}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[{ value: '', label: t('anyGroup') }, ...others, ...listed]}
      />
      <TextInput
        label={t('levels')}
        description={t('levelsAbout')}
        autoComplete="off"
        value={levels}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setLevels(typed);
          put({ ...entry, levels: (typed.match(/\d{1,3}/g) ?? []).map(Number) });
        }}
      />
      <CountryChoice
        label={t('countries')}
        description={t('countriesAbout')}
        value={entry.countries.join(', ')}
        set={(value) => put({ ...entry, countries: codesIn(value) })}
      />
      <Checkbox
        label={t('verified')}
        checked={entry.verified}
        onChange={(event) => put({ ...entry, verified: event.currentTarget.checked })}
      />
    </>
  );
}

/** The conditions in one line. */
export function useEntryText(): (entry: EntryConditions) => string {
  const t = useEntryTexts();
  return ({ group, levels, countries, verified }) => {
    const parts = [
      ...(group ? [t('onlyGroup', group)] : []),
      ...(levels.length > 0 ? [t('onlyLevels', { levels: levels.join(', ') })] : []),
      ...(countries.length > 0 ? [countries.join(', ')] : []),
      ...(verified ? [t('onlyVerified')] : []),
    ];
    return parts.length === 0 ? t('everyone') : parts.join(' · ');
  };
}
