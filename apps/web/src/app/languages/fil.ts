import { byPlace } from './places.ts';

export const texts = byPlace(import.meta.glob('../../**/{texts,words}/fil.ts', { eager: true, import: 'fil' }));
