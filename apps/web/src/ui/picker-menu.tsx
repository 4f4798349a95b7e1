import { Popover } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useCommonTexts } from '../lib/texts/index.ts';
import styles from './picker.module.css';
import { optionsMatching, type PickerListProps } from './picker-options.ts';

/** The list under a picker's field on wide screens. Typing searches, arrows move, Enter takes. */
export default function PickerMenu({
  title,
  options,
  value,
  searchable,
  onChoose,
  onClose,
  field,
}: PickerListProps & { field: ReactNode }) {
  const t = useCommonTexts();
  const id = useId();
  const [search, setSearch] = useState('');
  const found = optionsMatching(options, search);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const list = useRef<HTMLDivElement>(null);
  const keys = useRef<HTMLInputElement>(null);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  function onKey(event: KeyboardEvent): void {
    const last = found.length - 1;
    const to = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: Math.max(active - 1, 0),
      PageDown: Math.min(active + 6, last),
      PageUp: Math.max(active - 6, 0),
    }[event.key];
    if (to !== undefined) setActive(to);
    else if (event.key === 'Enter' && found[active]) onChoose(found[active].value);
    else return;
    event.preventDefault();
  }

  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor asChild>
        <div>{field}</div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          className={styles.menu}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={title}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            keys.current?.focus();
          }}
        >
          <input
            ref={keys}
            className={searchable ? styles.search : 'visually-hidden'}
            role="combobox"
            aria-expanded="true"
            aria-controls={id}
            aria-label={t('search')}
            aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
            placeholder={t('search')}
            autoComplete="off"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKey}
          />
          <div ref={list} id={id} role="listbox" aria-label={title} className={styles.options}>
            {found.map((option, index) => (
              // The keys go to the search field, which names the active option.
              <button
                key={option.value}
                type="button"
                tabIndex={-1}
                id={`${id}-${index}`}
                role="option"
                aria-selected={option.value === value}
                data-active={index === active || undefined}
                className={styles.option}
                onMouseMove={() => setActive(index)}
                onClick={() => onChoose(option.value)}
              >
                {option.label}
              </button>
            ))}
            {found.length === 0 && <p className={styles.nothing}>{t('nothingFound')}</p>}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
