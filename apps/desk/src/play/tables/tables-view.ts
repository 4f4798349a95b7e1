import type { ChatLine, OperatorCallOutput, SharedTable, TableOrder } from '@fairhouse/contract/operator';
import type { Permission } from '../../lib/person.ts';

export type { ChatLine, SharedTable, TableOrder };
export type VendorTables = OperatorCallOutput<'/operator/tables/list'>['vendors'][number];
export type VendorWords = OperatorCallOutput<'/operator/tables/words'>['vendors'][number];

export const tabs = [
  { key: 'tables', needs: 'settings.read' },
  { key: 'words', needs: 'contacts.answer' },
] as const satisfies readonly { key: string; needs: Permission }[];
export type TablesTab = (typeof tabs)[number]['key'];
/** What one needs to see anything of the screen. */
export const tablesNeed: readonly Permission[] = tabs.map(({ needs }) => needs);

/** What is shown, as it stands in the address. */
export interface TablesView {
  tab?: string;
  /** The table or the word that is open: 'studio:live-wheel', 'studio:1207'. */
  row?: string;
  /** Whose words alone are shown. */
  table?: string;
}

export type Show = (view: TablesView, replace?: boolean) => void;

/** What the screen is given: what it shows, and where it leads. */
export interface TablesScreenProps {
  view: TablesView;
  show: Show;
  toMember: (memberId: number) => void;
  toHealth: () => void;
  toRecord: (table: string) => void;
}

/** The tab of the address where one may see it, else the first that one may. */
export function tabOf({ tab }: TablesView, may: (permission: Permission) => boolean): TablesTab | undefined {
  const seen = tabs.filter(({ needs }) => may(needs));
  return (seen.find(({ key }) => key === tab) ?? seen[0])?.key;
}

/** How often one looks again. */
export const lookEveryMs = 5_000;
/** From when on a table that has not moved stands still; its rounds are shorter. */
export const stillSeconds = 120;

export const keyOf = (vendor: string, id: string) => `${vendor}:${id}`;
