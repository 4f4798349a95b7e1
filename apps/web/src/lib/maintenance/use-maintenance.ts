import type { CallOutput } from '@fairhouse/contract';
import { useEffect, useRef } from 'react';
import { boot } from '../boot.ts';
import { useLanguage } from '../language/language.ts';
import { useCall } from '../query.ts';

export type Maintenance = NonNullable<CallOutput<'/sys/maintenance/get'>>;

const everyMs = 30_000;

/** The maintenance that is on or comes within a day; undefined while there is none. */
export function useMaintenance(): Maintenance | undefined {
  const language = useLanguage();
  // What came with the page is in English.
  const fromPage = language === 'en' || boot.maintenance === null ? boot.maintenance : undefined;
  const { data, refetch } = useCall(
    '/sys/maintenance/get',
    {},
    { everyMs, ...(fromPage === undefined ? {} : { initialData: fromPage }) },
  );
  const shownIn = useRef(language);
  useEffect(() => {
    if (shownIn.current === language) return;
    shownIn.current = language;
    void refetch();
  }, [language, refetch]);
  return data ?? undefined;
}
