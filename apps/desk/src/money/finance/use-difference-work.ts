import { showToast } from '@fairhouse/ui/toasts.ts';
import { useState } from 'react';
import { stepIn } from '../../ui/table/use-row-keys.ts';
import type { MoneyDifference, PartProps } from './money-view.ts';
import { type Resolution, resolutionsOf } from './resolve-dialog.tsx';
import { useMoneyTexts } from './texts/index.ts';

interface DifferenceWork extends PartProps {
  rows: readonly MoneyDifference[];
  mayResolve: boolean;
}

/** Which difference is worked on, which are selected, and what is about to be said of them. */
export function useDifferenceWork({ view, show, rows, mayResolve }: DifferenceWork) {
  const t = useMoneyTexts();
  const [pointed, setPointed] = useState<string>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [explaining, setExplaining] = useState(false);
  const [resolving, setResolving] = useState<{ of: MoneyDifference; to: Resolution }>();

  const opened = rows.find(({ id }) => String(id) === view.row);
  const active = opened ? String(opened.id) : (pointed ?? (rows[0] && String(rows[0].id)));
  const open = (id: string | undefined) => {
    const { row: _, ...rest } = view;
    if (id) setPointed(id);
    show(id ? { ...rest, row: id } : rest, true);
  };
  const step = (by: 1 | -1) => {
    const ids = rows.map(({ id }) => String(id));
    const next = stepIn(ids, active, by);
    if (next === undefined) return;
    if (opened) open(next);
    else setPointed(next);
  };
  const chosen = rows.filter(({ id }) => selected.has(String(id)));
  const select = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const resolve = (to: Resolution) => {
    if (mayResolve && to === 'explained' && chosen.length > 0) return setExplaining(true);
    const of = rows.find(({ id }) => String(id) === active);
    if (!mayResolve) return;
    if (!of) return showToast(t('nothingChosen'), 'info');
    if (resolutionsOf(of.state).includes(to)) setResolving({ of, to });
  };
  /** What is settled leaves the view: the next one is shown. */
  const stepAfter = ({ id }: MoneyDifference) => {
    const ids = rows.map((row) => String(row.id));
    const next = stepIn(ids, String(id), 1);
    if (next && next !== String(id)) opened ? open(next) : setPointed(next);
  };
  return {
    opened,
    active,
    open,
    step,
    stepAfter,
    chosen,
    selected,
    setSelected,
    select,
    resolve,
    explaining,
    setExplaining,
    resolving,
    setResolving,
  };
}
