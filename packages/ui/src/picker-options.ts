export interface Option {
  value: string;
  label: string;
  /** What stands in the field once chosen, where that is shorter than the label. */
  short?: string;
}

/** Where the options come from, while they are not there. */
export interface PickerSource {
  loading?: boolean;
  /** Why there are none, in a sentence for the reader, and how to ask again. */
  failure?: { message: string; retry: () => void };
}

/** What the lists of a picker need to know. */
export interface PickerListProps extends PickerSource {
  title: string;
  options: readonly Option[];
  value: string | undefined;
  searchable: boolean;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** The state of a call whose answer becomes the options. */
export function sourceOf(query: {
  isLoading: boolean;
  error: { message: string } | null;
  refetch: () => unknown;
}): PickerSource {
  if (query.isLoading) return { loading: true };
  return query.error ? { failure: { message: query.error.message, retry: () => void query.refetch() } } : {};
}

/** Options whose text has the words of `search`, accents and case aside; those that begin with it come first. */
export function optionsMatching(options: readonly Option[], search: string): readonly Option[] {
  const wanted = plain(search.trim());
  if (wanted === '') return options;
  const found = options.filter((option) => plain(option.label).includes(wanted));
  return found.toSorted((a, b) => Number(begins(b, wanted)) - Number(begins(a, wanted)));
}

/**
 * The row that typed letters lead to: the next one after `row` with a word that begins with them, round the end to the
 * first again. While a word grows, the row stays where it still fits; -1 where none does.
 */
export function rowBeginning(options: readonly Option[], typed: string, row: number): number {
  const wanted = plain(typed);
  const from = typed.length > 1 ? row : row + 1;
  const order = options.map((_, offset) => (from + offset) % options.length);
  return order.find((index) => begins(options[index]!, wanted)) ?? -1;
}

/** The row that a key leads to from `row`, of `count` rows; undefined for keys that lead nowhere. */
export function rowAfter(key: string, row: number, count: number, rowsAPage: number): number | undefined {
  const to: Partial<Record<string, number>> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + rowsAPage,
    PageUp: row - rowsAPage,
    Home: 0,
    End: count - 1,
  };
  const wanted = to[key];
  return wanted === undefined ? undefined : Math.max(0, Math.min(wanted, count - 1));
}

function begins(option: Option, wanted: string): boolean {
  const label = plain(option.label);
  return label.startsWith(wanted) || label.split(/\s[-–]\s|\s/).some((word) => word.startsWith(wanted));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
