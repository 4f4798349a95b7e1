import { useCallback } from 'react';
import { textsOf } from '../../../lib/i18n.ts';
import type { Column } from '../reports-view.ts';
import { en } from './en.ts';
import { fil } from './fil.ts';

export const useReportTexts = textsOf({ en, fil });
export type ReportText = keyof typeof en;

const isText = (key: string): key is ReportText => Object.hasOwn(en, key);

/** What a column, a measure or a property is called. In a table of measures a cohort is the month of joining. */
export function useColumnName(): (column: Pick<Column, 'key'> & Partial<Column>) => string {
  const t = useReportTexts();
  return useCallback(
    ({ key, number }) => {
      const name = key.startsWith('sign.') ? key.replace('.', '_') : `column_${key}`;
      return isText(name) ? t(name, { number: number ?? '' }) : key;
    },
    [t],
  );
}
