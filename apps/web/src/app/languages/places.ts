import type { Texts, TextsOfPlaces } from '../../lib/language/loaded-texts.ts';

/** Files of texts by their paths from here → by the folders of the texts under `src`. */
export function byPlace(files: Record<string, Texts>): TextsOfPlaces {
  return new Map(
    Object.entries(files).map(([path, texts]) => [path.replace(/^(\.\.\/)+/, '').replace(/\/\w+\.ts$/, ''), texts]),
  );
}
