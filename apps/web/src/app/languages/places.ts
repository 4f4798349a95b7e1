import type { Texts, TextsOfPlaces } from '../../lib/language/loaded-texts.ts';

/** Files of texts by their paths from the folder `from` under `src` → by the folders of the texts under `src`. */
export function byPlace(files: Record<string, Texts>, from = 'app/languages'): TextsOfPlaces {
  return new Map(
    Object.entries(files).map(([path, texts]) => {
      const { pathname } = new URL(path, `file:///${from}/`);
      return [pathname.slice(1, pathname.lastIndexOf('/')), texts];
    }),
  );
}
