import { pt } from '../../lib/texts/pt.ts';
import { byPlace } from './places.ts';

export const texts = byPlace(pt, import.meta.glob('../../{features,ui}/*/texts/pt.ts', { eager: true, import: 'pt' }));
