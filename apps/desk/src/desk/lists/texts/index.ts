import type { ListName } from '@fairhouse/contract/operator';
import { useCallback } from 'react';
import { textsOf } from '../../../lib/i18n.ts';
import { en } from './en.ts';
import { fil } from './fil.ts';

export const useListTexts = textsOf({ en, fil });
export type ListText = keyof typeof en;

const isText = (key: string): key is ListText => Object.hasOwn(en, key);

/** A column or a filter by its name; one without words goes by its own name. */
function namer(part: 'column' | 'filter') {
  return function useName(): (name: string) => string {
    const t = useListTexts();
    return useCallback(
      (name) => {
        const key = `${part}_${name}`;
        return isText(key) ? t(key) : name;
      },
      [t],
    );
  };
}
export const useColumnName = namer('column');
export const useFilterName = namer('filter');

/** A word that a list has of its own, in a column or filter; undefined where there is none. */
export function useListWord(): (list: ListName, field: string, word: string) => string | undefined {
  const t = useListTexts();
  return useCallback(
    (list, field, word) => {
      const key = `word_${list}_${field}_${word}`;
      return isText(key) ? t(key) : undefined;
    },
    [t],
  );
}
