import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createMp3Encoder } from 'wasm-media-encoders';
import {
  ambienceOf,
  ambienceSeconds,
  type CueName,
  cuePlacesOf,
  effectsOf,
  lead,
  markAt,
  musicOf,
  musicSeconds,
} from './compose.ts';
import { type Family, familyRecipe, soundRecipe } from './recipe.ts';
import { rate } from './synth.ts';

const families = new URL('families/', import.meta.url);
const games = new URL('../../games/', import.meta.url);
const kept = fileURLToPath(new URL('../../node_modules/.cache/fairhouse-sound/', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));

/** Of all files of a game together. */
export const mostBytes = 250_000;
/** Of a second of sound; a slow line loads a game's in a few seconds. */
const bitrate = 40;

export interface SoundFile {
  /** By its content. */
  name: string;
  bytes: Buffer;
}

/** The sound of a game as the page reads it. All times in seconds. */
export interface SoundSheet {
  effects: string;
  ambience: string;
  music: string;
  cues: Record<CueName, readonly [start: number, length: number]>;
  /** Where the mark of the effects stands, and what precedes a loop. */
  mark: number;
  lead: number;
  lengths: { ambience: number; music: number };
}

const readJson = (address: URL): unknown => JSON.parse(readFileSync(address, 'utf8'));

export const gamesWithSound = (): string[] =>
  readdirSync(games).filter((code) => existsSync(new URL(`${code}/sound.json`, games)));

/** The family of a game, with what the game has of its own. */
export function familyOf(code: string): Family {
  const { family, melody = 1, ...own } = soundRecipe.parse(readJson(new URL(`${code}/sound.json`, games)));
  return { ...familyRecipe.parse(readJson(new URL(`${family}.json`, families))), melody, ...own };
}

/** The sound of a game: its sheet and its files. Layers that sound alike in several games are one file. */
export async function soundOf(code: string): Promise<{ sheet: SoundSheet; files: SoundFile[] }> {
  const family = familyOf(code);
  const { voices, reverb, scale, root, ambience } = family;
  const files = await Promise.all([
    encoded('effects', [voices, reverb, scale, root, family.music.chords], () => effectsOf(family)),
    encoded('ambience', [voices, reverb, scale, root, ambience], () => ambienceOf(family)),
    encoded('music', family, () => musicOf(family)),
  ]);
  const [effects, around, music] = files.map(({ name }) => `/assets/sound/${name}`);
  const sheet: SoundSheet = {
    effects: effects!,
    ambience: around!,
    music: music!,
    cues: cuePlacesOf(family),
    mark: markAt,
    lead,
    lengths: { ambience: ambienceSeconds, music: musicSeconds(family) },
  };
  return { sheet, files };
}

/** Everything that decides how a recipe sounds, beside the recipe. */
const codeDigest = createHash('sha256')
  .update(['synth.ts', 'compose.ts', 'render.ts'].map((file) => readFileSync(`${here}${file}`, 'utf8')).join())
  .digest('hex');

/** Rendered once; the next build finds it by the digest of its recipe. */
async function encoded(layer: string, recipe: unknown, render: () => Float32Array): Promise<SoundFile> {
  const digest = createHash('sha256')
    .update(JSON.stringify([codeDigest, layer, recipe]))
    .digest('hex')
    .slice(0, 16);
  const name = `${layer}-${digest}.mp3`;
  const path = `${kept}${name}`;
  if (existsSync(path)) return { name, bytes: readFileSync(path) };
  const encoder = await createMp3Encoder();
  encoder.configure({ channels: 1, sampleRate: rate, bitrate });
  // The encoder gives out the same memory again.
  const bytes = Buffer.concat([Buffer.from(encoder.encode([render()])), Buffer.from(encoder.finalize())]);
  mkdirSync(kept, { recursive: true });
  // Two builds may render it at the same time.
  writeFileSync(`${path}.${process.pid}`, bytes);
  renameSync(`${path}.${process.pid}`, path);
  return { name, bytes };
}
