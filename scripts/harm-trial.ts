/** `npm run harm-trial`: tries the casino's thresholds on simulated players of known kinds, and writes the table of docs/harm.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { casinoJurisdiction } from '@fairhouse/jurisdictions';
import { randomFrom } from '@fairhouse/testing';
import { runTrial, trialText, withTrial } from '../apps/api/src/protection/index.ts';

const players = 100;
/** Not one that thresholds were chosen by. */
const seed = 20_261_125;

const file = fileURLToPath(new URL('../docs/harm.md', import.meta.url));
const { rules } = casinoJurisdiction;
const rows = runTrial(rules, players, (player) => randomFrom(seed).branch(player));
writeFileSync(file, withTrial(readFileSync(file, 'utf8'), trialText(rows, rules)));
