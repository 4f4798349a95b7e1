import { readFileSync } from 'node:fs';
import { casinoJurisdiction } from '@fairhouse/jurisdictions';
import { randomFrom } from '@fairhouse/testing';
import { expect, it } from 'vitest';
import { runTrial } from './run-trial.ts';
import { thresholdsText, withTrial } from './trial-text.ts';

const { rules } = casinoJurisdiction;
const page = readFileSync(new URL('../../../../../../docs/harm.md', import.meta.url), 'utf8');

it('who plays harmfully is noticed, but for one of a kind, chasers in good time, and nobody else is stopped', () => {
  const players = 4;
  const rows = runTrial(rules, players, (player) => randomFrom(29).branch(player));
  for (const { kind, reached, firstDay } of rows) {
    if (kind.isHarmed) expect(reached[0], kind.name).toBeGreaterThan(players - 2);
    else expect(reached[2], kind.name).toBe(0);
    if (kind.name === 'chaser') expect(firstDay[2]).toBeLessThan(32);
  }
  const harmless = rows.filter(({ kind }) => !kind.isHarmed);
  expect(harmless.reduce((sum, { reached }) => sum + reached[1], 0)).toBeLessThan(3);
});

it('the page tells of a trial by the thresholds in force: `npm run harm-trial` writes it', () => {
  expect(page).toContain(thresholdsText(rules));
  expect(withTrial(withTrial(page, 'another table'), 'and another')).toContain('begins -->\n\nand another\n\n<!--');
});
