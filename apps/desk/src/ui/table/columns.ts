import { type ColumnDef, columnVisibilityFeature, metaHelper, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** A head by which a list can be sorted; the server does it. */
export interface ColumnSort {
  order: 'ascending' | 'descending' | 'none';
  toggle: () => void;
  /** Why it cannot be sorted now. */
  disabled?: string | undefined;
}

interface Meta {
  /** Figures stand at the right edge, one below the other. */
  figures?: boolean;
  /** CSS width; the columns without one share what is left. */
  width?: string;
  /** The same where the table is as narrow as a phone. */
  phoneWidth?: string;
  /** Stays where the table is as narrow as a phone. */
  phone?: boolean;
  /** How the head says the order: `ascending` is the smallest, the youngest, the first of the alphabet above. */
  sort?: ColumnSort;
}

export const features = tableFeatures({ columnVisibilityFeature, columnMeta: metaHelper<Meta>() });

/** The columns of a table whose rows are `T`s. */
export type Columns<T> = ColumnDef<typeof features, T & object>[];

/** One column: what it is called, how a row is shown in it, and how it stands. */
export function column<T extends object>(
  id: string,
  header: string,
  show: (row: T) => ReactNode,
  meta: Meta = {},
): ColumnDef<typeof features, T> {
  return { id, header, cell: ({ row }) => show(row.original), meta };
}
