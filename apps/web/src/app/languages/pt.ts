import { byPlace } from './places.ts';

export const texts = byPlace(import.meta.glob('../../**/{texts,words}/pt.ts', { eager: true, import: 'pt' }));
