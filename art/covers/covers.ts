import { sicBo } from './sic-bo.ts';

/** The covers of what is announced, by its slug; a game draws its own in its folder. Each is a plate of 720 × 960. */
export const covers: Record<string, () => string> = {
  'sic-bo': sicBo,
};
