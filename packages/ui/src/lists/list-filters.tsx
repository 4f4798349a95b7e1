import { useId, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { TextField } from '../forms/text-field.tsx';
import { Picker } from '../picker.tsx';
import type { Option } from '../picker-options.ts';
import { useTexts } from '../texts.ts';
import { dayOf, isFiltered, type ListFilter, unfiltered } from './list-filter.ts';
import styles from './list-filters.module.css';

/** The first day that a filter offers. */
const firstDay = '2000-01-01';

/** Narrows a list: folded away until asked for, since most people look at the latest entries. */
export function ListFilters({
  kindLabel,
  kinds,
  filter,
  total,
  onChange,
}: {
  kindLabel: string;
  kinds: readonly Option[];
  filter: ListFilter;
  /** How many entries there are with this filter; undefined until it is known. */
  total: number | undefined;
  onChange: (filter: ListFilter) => void;
}) {
  const t = useTexts();
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const filtered = isFiltered(filter);
  const days = { min: firstDay, max: dayOf(new Date()) };
  return (
    <section className={styles.filters} aria-label={t('filter')}>
      <div className={styles.head}>
        <Button
          ref={toggle}
          size="s"
          icon="filter"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t('filter')}
        </Button>
        <p className={styles.found} role="status">
          {filtered && total !== undefined && t('found', { count: total })}
        </p>
        {/* Where nothing is found, the way back stands in the place of the list. */}
        {filtered && total !== 0 && (
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              onChange(unfiltered);
              // It goes with the filters.
              toggle.current?.focus();
            }}
          >
            {t('clearFilters')}
          </Button>
        )}
      </div>
      <div id={id} className={styles.fields} hidden={!open}>
        <div className={styles.kind}>
          <Picker
            label={kindLabel}
            options={[{ value: '', label: t('allOfThem') }, ...kinds]}
            value={filter.kind}
            onChange={(kind) => onChange({ ...filter, kind })}
          />
        </div>
        <TextField
          label={t('fromDay')}
          type="date"
          {...days}
          value={filter.from}
          onChange={(from) => onChange({ ...filter, from })}
        />
        <TextField
          label={t('untilDay')}
          type="date"
          {...days}
          value={filter.until}
          onChange={(until) => onChange({ ...filter, until })}
        />
      </div>
    </section>
  );
}
