import type { CallOutput } from '@fairhouse/contract';
import { boot } from '../boot.ts';
import { useLanguage } from '../language/language.ts';
import { useRefetchFor } from '../language/use-refetch-for.ts';
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
  useRefetchFor(language, refetch);
  return data ?? undefined;
}
