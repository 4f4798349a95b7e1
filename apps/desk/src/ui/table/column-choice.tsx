import { Button, Menu } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useMemo } from 'react';

interface ColumnChoice {
  hidden: ReadonlySet<string>;
  toggle: (id: string) => void;
}

/** Which columns of a table this person does not want to see; kept in this browser. */
export function useColumnChoice(table: string): ColumnChoice {
  const [kept, keep] = useLocalStorage<string[]>({
    key: `columns:${table}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const hidden = useMemo(() => new Set(kept), [kept]);
  return {
    hidden,
    toggle: (id) => keep(hidden.has(id) ? kept.filter((one) => one !== id) : [...kept, id]),
  };
}

interface ColumnMenuProps {
  label: string;
  columns: readonly { id?: string; header?: unknown }[];
  choice: ColumnChoice;
}

export function ColumnMenu({ label, columns, choice }: ColumnMenuProps) {
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <Button variant="default" size="xs">
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.map(({ id = '', header }) => (
          <Menu.Item
            key={id}
            role="menuitemcheckbox"
            aria-checked={!choice.hidden.has(id)}
            leftSection={choice.hidden.has(id) ? '☐' : '☑'}
            onClick={() => choice.toggle(id)}
          >
            {String(header)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
