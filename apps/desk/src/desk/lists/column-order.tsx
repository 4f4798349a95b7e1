import type { ListDescription } from '@fairhouse/contract/operator';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import styles from './lists.module.css';
import { columnsOf, type ListView, movedColumn, withChanged } from './lists-view.ts';
import { useColumnName, useListTexts } from './texts/index.ts';

interface ColumnOrderProps {
  described: ListDescription;
  view: ListView;
  show: (view: ListView, replace?: boolean) => void;
}

/** Which columns are shown, and in which order; the address and with it a saved view has both. */
export function ColumnOrder({ described, view, show }: ColumnOrderProps) {
  const t = useListTexts();
  const columnName = useColumnName();
  const shown = columnsOf(view, described);
  const order = useOrder(shown, described);
  const pressed = useRef<string>(undefined);
  const list = useRef<HTMLUListElement>(null);
  const change = (columns: string[] | undefined) => show(withChanged(view, { columns }), true);
  const toggle = (name: string) => {
    const next = order.all.filter((one) => (one === name ? !shown.includes(name) : shown.includes(one)));
    order.keep();
    if (next.length > 0) change(next);
  };
  const move = (name: string, by: 1 | -1) => {
    pressed.current = `${name} ${by}`;
    change(movedColumn(shown, name, by));
  };
  const place = shown.join();
  // A row that moves in the page loses the focus of its button.
  useEffect(() => {
    if (pressed.current === undefined || place === '') return;
    const [name] = pressed.current.split(' ');
    const own = list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]:not([disabled])`);
    (own ?? list.current?.querySelector<HTMLElement>(`[data-move^="${name} "]:not([disabled])`))?.focus();
    pressed.current = undefined;
  }, [place]);
  return (
    <Popover position="bottom-end" trapFocus withinPortal>
      <Popover.Target>
        <Button variant="default" size="xs">
          {t('columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('columns')}>
        <ul ref={list} className={styles.columns}>
          {order.all.map((name) => {
            const label = columnName(name);
            const at = shown.indexOf(name);
            return (
              <li key={name}>
                <Checkbox size="xs" label={label} checked={at !== -1} onChange={() => toggle(name)} />
                {at !== -1 &&
                  ([-1, 1] as const).map((by) => (
                    <ActionIcon
                      key={by}
                      size="sm"
                      variant="subtle"
                      color="gray"
                      data-move={`${name} ${by}`}
                      aria-label={t(by === -1 ? 'moveLeft' : 'moveRight', { column: label })}
                      disabled={shown[at + by] === undefined}
                      onClick={() => move(name, by)}
                    >
                      <Icon name={by === -1 ? 'up' : 'down'} size={14} />
                    </ActionIcon>
                  ))}
              </li>
            );
          })}
        </ul>
        <Button variant="subtle" size="xs" onClick={() => change(undefined)}>
          {t('initialColumns')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

/** All columns in the order of the menu: one that is hidden stays at its place, as long as the others keep theirs. */
function useOrder(shown: readonly string[], { columns }: ListDescription) {
  const others = columns.map(({ name }) => name).filter((name) => !shown.includes(name));
  const plain = [...shown, ...others];
  const [kept, setKept] = useState(plain);
  const isKept = kept.filter((name) => shown.includes(name)).join() === shown.join();
  const all = isKept ? kept : plain;
  return { all, keep: () => setKept(all) };
}
