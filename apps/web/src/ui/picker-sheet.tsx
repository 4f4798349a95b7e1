import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useCommonTexts } from '../lib/texts/index.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './picker.module.css';
import { optionsMatching, type PickerListProps } from './picker-options.ts';

const rowPx = 44;

/** The wheel of a picker on phones: the row in the middle is the one that Confirm takes. */
export default function PickerSheet({ title, options, value, searchable, onChoose, onClose }: PickerListProps) {
  const t = useCommonTexts();
  const id = useId();
  const wheel = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const found = optionsMatching(options, search);
  const [middle, setMiddle] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );

  // Once, where the wheel begins; from then on the finger decides.
  const start = useRef(middle);
  useEffect(() => {
    wheel.current?.scrollTo({ top: start.current * rowPx });
  }, []);

  function turnTo(index: number): void {
    const row = Math.max(0, Math.min(index, found.length - 1));
    wheel.current?.scrollTo({ top: row * rowPx });
    setMiddle(row);
  }

  function onKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 }[event.key];
    if (step) turnTo(middle + step);
    else if (event.key === 'Enter' && found[middle]) onChoose(found[middle].value);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            disabled={!found[middle]}
            onClick={() => found[middle] && onChoose(found[middle].value)}
          >
            {t('confirm')}
          </Button>
        </div>
      }
    >
      {searchable && (
        <input
          className={styles.search}
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            turnTo(0);
          }}
        />
      )}
      <div
        ref={wheel}
        className={styles.wheel}
        role="listbox"
        aria-label={title}
        aria-activedescendant={found[middle] ? `${id}-${middle}` : undefined}
        tabIndex={0}
        onKeyDown={onKey}
        onScroll={(event) => setMiddle(Math.round(event.currentTarget.scrollTop / rowPx))}
      >
        {found.map((option, index) => (
          <button
            key={option.value}
            type="button"
            tabIndex={-1}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === middle}
            className={styles.row}
            onClick={() => turnTo(index)}
          >
            {option.label}
          </button>
        ))}
        {found.length === 0 && <p className={styles.nothing}>{t('nothingFound')}</p>}
      </div>
    </Dialog>
  );
}
