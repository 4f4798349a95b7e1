import { fil } from '../../lib/texts/fil.ts';
import { byPlace } from './places.ts';

export const texts = byPlace(
  fil,
  import.meta.glob('../../{features,ui}/*/texts/fil.ts', { eager: true, import: 'fil' }),
);
