import { readdirSync } from 'node:fs';
import { randomFrom } from '@fairhouse/testing';
import { describe, expect, it } from 'vitest';
import { sampleSeed } from '../../scripts/test/extent.ts';
import { ambienceOf, cueNames, cuePlacesOf, effectsOf, lead, musicOf } from './compose.ts';
import { familyOf, gamesWithSound, mostBytes, soundOf } from './render.ts';
import { decibels, loudnessOf, peakOf, rate } from './synth.ts';

const games = readdirSync(new URL('../../games/', import.meta.url));
const moods = new Map(
  games.map((code) => [
    familyOf(code)
      .ambience.map((one) => JSON.stringify(one))
      .join(),
    code,
  ]),
);

it('is there for every game, in many moods and no two games alike', () => {
  expect(gamesWithSound()).toEqual(games);
  expect(moods.size).toBeGreaterThanOrEqual(12);
  expect(new Set(games.map((code) => JSON.stringify(familyOf(code)))).size).toBe(games.length);
});

/** Another choice each time; all of them in `npm run test:long`. */
const sounds = process.env.SOUNDS ?? '4';
const shuffled = randomFrom(sampleSeed).shuffled([...moods.values()]);

describe.each(sounds === 'all' ? shuffled : shuffled.slice(0, Number(sounds)))('the sound of %s', (code) => {
  const family = familyOf(code);
  const [effects, ambienceLoop, musicLoop] = [effectsOf(family), ambienceOf(family), musicOf(family)];

  it('is loud enough, and nowhere too loud', () => {
    const loops = [ambienceLoop, musicLoop];
    for (const sheet of [effects, ...loops]) expect(peakOf(sheet)).toBeLessThanOrEqual(decibels(-2));
    const [ambience, music] = loops.map((loop) => 20 * Math.log10(loudnessOf(loop)));
    expect(ambience).toBeGreaterThan(-38);
    expect(ambience).toBeLessThan(-31);
    expect(music).toBeGreaterThan(-29);
    expect(music).toBeLessThan(-23);
    // The higher a win, the longer and the louder it is.
    const places = cuePlacesOf(family);
    const tiers = (['tier1', 'tier2', 'tier3', 'tier4'] as const).map((name) => places[name]);
    const peaks = tiers.map(([start, length]) => peakOf(effects.subarray(start * rate, (start + length) * rate)));
    expect(peaks).toEqual([...peaks].sort((a, b) => a - b));
    expect(tiers.map(([, length]) => length)).toEqual(tiers.map(([, length]) => length).sort((a, b) => a - b));
  });

  it('has every cue at its place, and none over another', () => {
    const places = cuePlacesOf(family);
    expect(Object.keys(places).sort()).toEqual([...cueNames].sort());
    let end = 0;
    for (const [name, [start, length]] of Object.entries(places)) {
      expect(start).toBeGreaterThan(end);
      end = start + length;
      expect(loudnessOf(effects.subarray(start * rate, end * rate)), name).toBeGreaterThan(0.002);
    }
    expect(end).toBeLessThan(effects.length / rate);
  });

  it('has loops without a seam', () => {
    for (const loop of [ambienceLoop, musicLoop]) {
      const around = Math.round(lead * rate);
      const length = loop.length - 2 * around;
      for (const place of [around, around + 100]) expect(loop[place]).toBeCloseTo(loop[place + length]!, 6);
    }
  });
});

it('is light enough in the game that has most of it', async () => {
  const slowest = games.reduce((most, code) => (familyOf(code).tempo < familyOf(most).tempo ? code : most));
  const { files } = await soundOf(slowest);
  const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(mostBytes);
});
