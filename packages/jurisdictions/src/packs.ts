import brazil from '../packs/brazil.json' with { type: 'json' };
import germany from '../packs/germany.json' with { type: 'json' };
import greatBritain from '../packs/great-britain.json' with { type: 'json' };
import malta from '../packs/malta.json' with { type: 'json' };
import ontario from '../packs/ontario.json' with { type: 'json' };
import spain from '../packs/spain.json' with { type: 'json' };
import sweden from '../packs/sweden.json' with { type: 'json' };
import { type Pack, readPack } from './pack.ts';

export const packs: readonly Pack[] = [greatBritain, malta, sweden, germany, spain, ontario, brazil].map(readPack);
