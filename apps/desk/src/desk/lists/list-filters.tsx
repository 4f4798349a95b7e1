import type { ListDescription } from '@fairhouse/contract/operator';
import { isCurrency } from '@fairhouse/money';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useCountries } from '../../lib/countries.ts';
import { findPlayerId } from '../../lib/find-player.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { useRoleChoices } from '../../lib/role-name.ts';
import { useKindTexts, useProviderName, useStatusTexts } from '../../lib/texts/names/index.ts';
import styles from './lists.module.css';
import { isFiltered, type ListView, textOf, withChanged, withoutFilters } from './lists-view.ts';
import { useFilterName, useListTexts, useListWord } from './texts/index.ts';

type Filter = ListDescription['filters'][number];

interface ListFiltersProps {
  described: ListDescription;
  view: ListView;
  show: (view: ListView) => void;
}

/** The id of the field that `/` leads to. */
export const firstFilterId = 'list-filter';

/** What the list is filtered by; what is typed counts with Enter, or when its field is left. */
export function ListFilters({ described, view, show }: ListFiltersProps) {
  const t = useListTexts();
  const change = (changed: Record<string, string>) => show(withChanged(view, changed));
  const hasCurrency = isCurrency(textOf(view, 'currency'));
  const shown = described.filters.filter(({ kind }) => kind !== 'amount' || hasCurrency);
  return (
    <search className={styles.filters} aria-label={t('filters')}>
      {shown.map((filter, at) => {
        const id = at === 0 ? firstFilterId : undefined;
        const shared = { filter, described, value: textOf(view, filter.name), change, id };
        if (filter.kind === 'choice') return <ChoiceFilter key={filter.name} {...shared} />;
        if (filter.kind === 'country') return <CountryFilter key={filter.name} {...shared} />;
        if (filter.kind === 'tag') return <TagFilter key={filter.name} {...shared} />;
        return <TypedFilter key={`${filter.name} ${shared.value}`} {...shared} />;
      })}
      {isFiltered(view) && (
        <Button variant="subtle" size="xs" onClick={() => show(withoutFilters(view))}>
          {t('clear')}
        </Button>
      )}
    </search>
  );
}

interface FilterProps {
  filter: Filter;
  described: ListDescription;
  value: string;
  change: (changed: Record<string, string>) => void;
  id: string | undefined;
}

interface SelectProps extends FilterProps {
  options: readonly { value: string; label: string }[];
}

function Select({ filter, value, change, id, options }: SelectProps) {
  const name = useFilterName()(filter.name);
  return (
    <NativeSelect
      {...(id === undefined ? {} : { id })}
      size="xs"
      aria-label={name}
      data-set={value !== '' || undefined}
      value={value}
      onChange={(event) => change({ [filter.name]: event.currentTarget.value })}
      data={[{ value: '', label: name }, ...options]}
    />
  );
}

function ChoiceFilter(props: FilterProps) {
  const { filter, described } = props;
  const t = useListTexts();
  const word = useListWord();
  const statusName = useStatusTexts();
  const kindName = useKindTexts();
  const providerName = useProviderName();
  const roles = useRoleChoices();
  const nameOf = (one: string): string => {
    if (filter.names === 'status') return statusName(one);
    if (filter.names === 'provider') return providerName(one);
    if (filter.names === 'currency') return one;
    if (filter.names !== null) return kindName(one);
    return word(described.list, filter.name, one) ?? (one === 'yes' || one === 'no' ? t(`answer_${one}`) : one);
  };
  if (filter.names === 'roles') return <Select {...props} options={roles} />;
  return <Select {...props} options={filter.words.map((value) => ({ value, label: nameOf(value) }))} />;
}

function CountryFilter(props: FilterProps) {
  return <Select {...props} options={useCountries()} />;
}

function TagFilter(props: FilterProps) {
  const may = useMay();
  const { data } = useCall('/operator/tag/list', {}, { enabled: may('members.read'), staleTimeMs: 30_000 });
  const tags = [...new Set([...(data?.tags ?? []), ...(props.value === '' ? [] : [props.value])])];
  return <Select {...props} options={tags.map((tag) => ({ value: tag, label: tag }))} />;
}

function TypedFilter({ filter: { name, kind }, value, change, id }: FilterProps) {
  const label = useFilterName()(name);
  const may = useMay();
  const [typed, setTyped] = useState(value);
  const apply = async (text: string) => {
    const asked = text.trim();
    if (asked === value) return;
    // A player is named by id, user name or mail.
    if (kind !== 'id' || !may('members.read')) return change({ [name]: asked });
    const found = await findPlayerId(asked);
    if ('problem' in found) return showToast(found.problem);
    change({ [name]: found.id });
  };
  if (kind === 'day') {
    return (
      <TextInput
        {...(id === undefined ? {} : { id })}
        size="xs"
        type="date"
        aria-label={label}
        title={label}
        leftSection={<small aria-hidden>{label}</small>}
        leftSectionWidth={Math.max(44, label.length * 7)}
        value={value}
        onChange={(event) => change({ [name]: event.currentTarget.value })}
      />
    );
  }
  return (
    <TextInput
      {...(id === undefined ? {} : { id })}
      size="xs"
      aria-label={label}
      title={label}
      placeholder={label}
      maxLength={80}
      inputMode={kind === 'amount' ? 'decimal' : undefined}
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && void apply(typed)}
      onBlur={() => void apply(typed)}
    />
  );
}
