import { byPlace } from './places.ts';

export const texts = byPlace(import.meta.glob('../../**/{texts,words}/es.ts', { eager: true, import: 'es' }));
