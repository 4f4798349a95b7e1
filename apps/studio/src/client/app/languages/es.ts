import { es } from '../../lib/texts/es.ts';
import { byPlace } from './places.ts';

export const texts = byPlace(es, import.meta.glob('../../{features,ui}/*/texts/es.ts', { eager: true, import: 'es' }));
