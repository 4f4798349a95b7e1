/** `npm run fairness-vectors`: writes docs/fairness-vectors.json with the engines that play. */
import { writeFileSync } from 'node:fs';
import { fairnessVectors, fairnessVectorsFile } from '../src/fairness-vectors.ts';

writeFileSync(fairnessVectorsFile, fairnessVectors());
