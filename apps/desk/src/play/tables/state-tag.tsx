import { Tag } from '../../ui/facts/tag.tsx';
import { useNow } from '../../ui/facts/use-now.ts';
import { stateOf, toneOf } from './table-state.ts';
import type { SharedTable } from './tables-view.ts';
import { useTablesTexts } from './texts/index.ts';

/** How a table stands, in a word; one that stands still is marked. */
export function StateTag({ table }: { table: SharedTable }) {
  const t = useTablesTexts();
  const state = stateOf(table, useNow());
  return <Tag tone={toneOf[state]}>{state === 'other' ? table.round?.state : t(`state_${state}`)}</Tag>;
}
