import type { TextsOfPlaces } from '../../lib/texts/loaded-texts.ts';
import type { Texts } from '../../lib/texts/texts.ts';

/** What every screen says, and files of texts by their paths from here → by the folders that show them. */
export function byPlace(common: Texts, files: Record<string, unknown>): TextsOfPlaces {
  const places = Object.entries(files).map(([path, texts]) => [path.split('/').slice(2, 4).join('/'), texts] as const);
  return new Map<string, unknown>([['lib', common], ...places]);
}
