import type { Option } from './picker.tsx';

/** What the lists of a picker need to know. */
export interface PickerListProps {
  title: string;
  options: readonly Option[];
  value: string | undefined;
  searchable: boolean;
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** Options whose text has the words of `search`, accents and case aside; those that begin with it come first. */
export function optionsMatching(options: readonly Option[], search: string): readonly Option[] {
  const wanted = plain(search.trim());
  if (wanted === '') return options;
  const found = options.filter((option) => plain(option.label).includes(wanted));
  const begins = (option: Option) =>
    plain(option.label)
      .split(/\s[-–]\s|\s/)
      .some((word) => word.startsWith(wanted))
      ? 0
      : 1;
  return found.toSorted((a, b) => begins(a) - begins(b));
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
