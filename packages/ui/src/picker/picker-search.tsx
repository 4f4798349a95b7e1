import { type ComponentProps, useState } from 'react';
import { type Option, optionsMatching } from '../picker-options.ts';
import { useTexts } from '../texts.ts';
import styles from './picker.module.css';

/** What was searched for in a picker, what of the options it leaves, and which of these is the chosen one (or -1). */
export function usePickerSearch(options: readonly Option[], value: string | undefined) {
  const [search, setSearch] = useState('');
  return {
    search,
    setSearch,
    found: optionsMatching(options, search),
    chosen: options.findIndex((option) => option.value === value),
  };
}

/** The search field above the list of a picker, which keeps the focus while the keys move in the list. */
export function PickerSearch({
  onSearch,
  ...rest
}: { value: string; onSearch: (search: string) => void } & ComponentProps<'input'>) {
  const t = useTexts();
  return (
    <input
      className={styles.search}
      aria-label={t('search')}
      placeholder={t('search')}
      autoComplete="off"
      {...rest}
      onChange={(event) => onSearch(event.target.value)}
    />
  );
}
