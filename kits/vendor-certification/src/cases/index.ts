import { createHash } from 'node:crypto';
import type { CaseGroup } from '../case.ts';
import { clock } from './clock.ts';
import { conflicts } from './conflicts.ts';
import { currencies } from './currencies.ts';
import { freeRounds } from './free-rounds.ts';
import { largeIds } from './large-ids.ts';
import { launches } from './launches.ts';
import { limits } from './limits.ts';
import { load } from './load.ts';
import { lostAnswers } from './lost-answers.ts';
import { openRounds } from './open-rounds.ts';
import { promotions } from './promotions.ts';
import { refusals } from './refusals.ts';
import { repeats } from './repeats.ts';
import { reports } from './reports.ts';
import { rollbacks } from './rollbacks.ts';
import { signatures } from './signatures.ts';
import { unicode } from './unicode.ts';

/** In the order in which a report shows them. */
export const groups: readonly CaseGroup[] = [
  signatures,
  clock,
  launches,
  repeats,
  conflicts,
  lostAnswers,
  refusals,
  rollbacks,
  openRounds,
  limits,
  freeRounds,
  promotions,
  currencies,
  unicode,
  largeIds,
  reports,
  load,
];

/** Rises with every change of the cases that a studio could fail by; equal to the version of the package. */
export const certificationVersion = '1.1.0';

/** Names exactly these cases: SHA-256 in hex. */
export const caseDigest = createHash('sha256').update(JSON.stringify(groups)).digest('hex');
