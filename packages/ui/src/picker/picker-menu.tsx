import { Popover } from 'radix-ui';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { PickerListProps } from '../picker-options.ts';
import styles from './picker.module.css';
import { PickerRest } from './picker-rest.tsx';
import { PickerSearch, usePickerSearch } from './picker-search.tsx';
import { usePickerKeys } from './use-picker-keys.ts';

const rowsAPage = 6;

/** The list under a picker's field on wide screens. Typing searches or leads to what begins so, arrows move, Enter takes. */
export default function PickerMenu({
  title,
  options,
  loading,
  failure,
  value,
  searchable,
  onChoose,
  onClose,
  field,
}: PickerListProps & { field: RefObject<HTMLButtonElement | null> }) {
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  // Not a ref: what is in it is drawn a moment after it has opened.
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const { search, setSearch, found, chosen } = usePickerSearch(options, value);
  const failed = failure !== undefined;
  const [moved, setMoved] = useState<number>();
  // The options may come after the list was opened.
  const active = moved ?? Math.max(0, chosen);
  const activeId = found[active] && `${id}-${active}`;
  const onListKey = usePickerKeys({
    options: found,
    row: active,
    rowsAPage,
    typeAhead: !searchable,
    goTo: setMoved,
    take: () => found[active] && onChoose(found[active].value),
  });

  useKeptInView(list, active);

  const keys = failed ? 'button' : '[data-keys]';
  // What has the focus goes when the list fails, and again when its options come.
  useEffect(() => {
    if (!loading) content.current?.querySelector<HTMLElement>(keys)?.focus();
  }, [loading, keys]);

  function onKey(event: KeyboardEvent): void {
    onListKey(event);
    if (event.key !== 'Tab') return;
    // The list stands at the end of the page: Tab continues from the field instead.
    field.current?.focus();
    onClose();
  }

  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={field as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          ref={content}
          className={styles.menu}
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={title}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.querySelector<HTMLElement>(keys)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) field.current?.focus({ preventScroll: true });
          }}
          // The field itself closes the list.
          onInteractOutside={(event) => field.current?.contains(event.target as Node) && event.preventDefault()}
        >
          {searchable && (
            <PickerSearch
              data-keys
              role="combobox"
              aria-expanded="true"
              aria-autocomplete="list"
              aria-controls={id}
              aria-activedescendant={activeId}
              value={search}
              onSearch={(next) => {
                setSearch(next);
                setMoved(0);
              }}
              onKeyDown={onKey}
            />
          )}
          <div
            {...(searchable ? {} : { 'data-keys': true, 'aria-activedescendant': activeId, onKeyDown: onKey })}
            ref={setList}
            id={id}
            role="listbox"
            aria-label={title}
            aria-busy={loading}
            tabIndex={searchable ? -1 : 0}
            className={styles.options}
          >
            {found.map((option, index) => (
              // The keys go to what has the focus, which names the active option.
              <button
                key={option.value}
                type="button"
                tabIndex={-1}
                id={`${id}-${index}`}
                role="option"
                aria-selected={option.value === value}
                data-active={index === active || undefined}
                className={styles.option}
                onMouseMove={() => setMoved(index)}
                onClick={() => onChoose(option.value)}
              >
                {option.label}
              </button>
            ))}
          </div>
          <PickerRest loading={loading} failure={failure} count={found.length} searched={search !== ''} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Scrolls the list so that the active option is seen. */
function useKeptInView(list: HTMLElement | null, active: number): void {
  useEffect(() => {
    if (!list) return;
    const show = () => list.children[active]?.scrollIntoView({ block: 'nearest' });
    show();
    // It gets its height when it has been placed, a moment after it was opened.
    const watcher = new ResizeObserver(() => show());
    watcher.observe(list);
    return () => watcher.disconnect();
  }, [list, active]);
}
