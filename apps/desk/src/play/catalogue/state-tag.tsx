import { Tag } from '../../ui/facts/tag.tsx';
import type { ArrangedGame } from './catalogue-view.ts';
import { useCatalogueTexts } from './texts/index.ts';

const tones = { open: 'good', announced: 'plain', closed: 'bad' } as const;

export function StateTag({ state }: Pick<ArrangedGame, 'state'>) {
  const t = useCatalogueTexts();
  return <Tag tone={tones[state]}>{t(`state_${state}`)}</Tag>;
}
