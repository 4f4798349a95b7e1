/**
 * Draws all art of the casino again: `node --import tsx art/build.ts`, or only some shelves by name, such as
 * `node --import tsx art/build.ts covers logo`, or one of a shelf, such as `slots/nocturne`. The outputs are committed; nothing draws at run time.
 */
import { keepRaster, keepSvg, raster } from './base/print.ts';
import { drawing } from './base/svg.ts';
import { gameDrawings, slotDrawings } from './game-drawings.ts';
import { houseBanner, nocturneBanner, tablesBanner } from './house/banners.ts';
import { categories } from './house/categories.ts';
import { emptyStates } from './house/empty-states.ts';
import { levelMedals } from './house/levels.ts';
import { appIcon, favicon, mark, onPaper, wordmark } from './house/logo.ts';
import { methods } from './house/methods.ts';
import { hubPictures, promotions } from './house/promotions.ts';
import { chip, chipValues } from './motifs/chip.ts';
import { cardBack, cardFace, cardSize, jokerFace, type Rank } from './motifs/playing-card.ts';
import { ball, rim, rotor, wheelLooks } from './motifs/roulette-wheel.ts';
import type { Suit } from './motifs/suits.ts';
import { buildSlot } from './slots/build-slot.ts';
import { felt } from './studio/felt.ts';

const wanted = process.argv.slice(2);
/** `covers` asks for all of a shelf, `covers/nocturne` for one of it. */
const isWanted = (shelf: string, one: string): boolean =>
  wanted.length === 0 || wanted.includes(shelf) || wanted.includes(`${shelf}/${one}`);

const shelves: Record<string, () => Promise<void>> = {
  async logo() {
    await keepSvg('web', 'logo.svg', wordmark());
    await keepSvg('web', 'mark.svg', mark());
    await keepSvg('web', 'logo-ink.svg', wordmark(...onPaper));
    await keepSvg('web', 'mark-ink.svg', mark(...onPaper));
    await keepSvg('web', 'favicon.svg', favicon());
    const plain = raster(appIcon(false), 512, 512);
    const maskable = raster(appIcon(true), 512, 512);
    await keepRaster('web', 'icon-512.png', plain, { format: 'png', width: 512, height: 512 });
    await keepRaster('web', 'icon-192.png', plain, { format: 'png', width: 192, height: 192 });
    await keepRaster('web', 'icon-maskable-512.png', maskable, { format: 'png', width: 512, height: 512 });
    await keepRaster('web', 'apple-touch-icon.png', maskable, { format: 'png', width: 180, height: 180 });
  },
  async covers() {
    for (const [game, { cover }] of Object.entries(await gameDrawings())) {
      if (!isWanted('covers', game)) continue;
      const picture = raster(cover(), 720, 960);
      await keepRaster({ game }, 'cover.avif', picture, { format: 'avif', width: 360, height: 480, maxBytes: 22_000 });
      await keepRaster({ game }, 'cover-2x.avif', picture, {
        format: 'avif',
        width: 720,
        height: 960,
        maxBytes: 45_000,
        quality: 54,
      });
    }
  },
  async banners() {
    const banners = { casino: houseBanner, nocturne: nocturneBanner, tables: tablesBanner };
    for (const [name, draw] of Object.entries(banners)) {
      const mobileBytes = name === 'casino' ? 25_000 : 45_000;
      await keepRaster('web', `banners/${name}-desktop.avif`, raster(draw(2000, 400), 2000, 400), {
        format: 'avif',
        maxBytes: 45_000,
      });
      await keepRaster('web', `banners/${name}-mobile.avif`, raster(draw(1170, 437), 1170, 437), {
        format: 'avif',
        maxBytes: mobileBytes,
      });
      // For phones of two dots a pixel.
      await keepRaster('web', `banners/${name}-mobile-780.avif`, raster(draw(1170, 437), 1170, 437), {
        format: 'avif',
        width: 780,
        height: 291,
        maxBytes: name === 'casino' ? 13_500 : 25_000,
      });
    }
  },
  async promotions() {
    for (const [name, draw] of Object.entries(promotions)) {
      for (const [size, w, h] of [
        ['wide', 1440, 640],
        ['mobile', 1170, 700],
      ] as const) {
        await keepRaster('web', `promotions/${name}-${size}.avif`, raster(draw(w, h), w, h), {
          format: 'avif',
          maxBytes: 45_000,
        });
      }
    }
  },
  async hub() {
    for (const [name, draw] of Object.entries(hubPictures))
      if (isWanted('hub', name))
        await keepRaster('web', `promotions/${name}-card.avif`, raster(draw(960, 540), 960, 540), {
          format: 'avif',
          maxBytes: 26_000,
        });
  },
  async signs() {
    const kinds = { methods, vip: levelMedals, categories, empty: emptyStates };
    for (const [kind, drawings] of Object.entries(kinds))
      for (const [id, svg] of Object.entries(drawings)) await keepSvg('web', `${kind}/${id}.svg`, svg);
  },
  async slots() {
    for (const [code, slot] of Object.entries(await slotDrawings())) {
      if (isWanted('slots', code)) await buildSlot(code, slot);
    }
  },
  async tables() {
    const ranks: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
    const suits: readonly Suit[] = ['S', 'H', 'D', 'C'];
    for (const suit of suits)
      for (const rank of ranks)
        await keepRaster('studio', `cards/${rank}${suit}.webp`, raster(cardFace(rank, suit), ...cardSize), {
          format: 'webp',
          maxBytes: 24_000,
        });
    await keepRaster('studio', 'cards/JK.webp', raster(jokerFace(), ...cardSize), { format: 'webp', maxBytes: 24_000 });
    await keepRaster('studio', 'cards/back.webp', raster(cardBack(), ...cardSize), {
      format: 'webp',
      maxBytes: 45_000,
    });
    // Without a number: a table writes the money on it.
    for (const value of chipValues)
      await keepSvg('studio', `chips/${value}.svg`, drawing([0, 0, 120, 120], chip(value, ''), 'scalable'));
    await keepRaster('studio', 'felt.webp', raster(felt('#14352a', '#4f8f74', '#04120d'), 512, 512), {
      format: 'webp',
      maxBytes: 60_000,
      quality: 60,
    });
    await keepRaster('studio', 'felt-claret.webp', raster(felt('#3a121b', '#a4525f', '#120407'), 512, 512), {
      format: 'webp',
      maxBytes: 60_000,
      quality: 60,
    });
  },
  async wheels() {
    const about = (body: string) => drawing([-500, -500, 1000, 1000], body, 'scalable');
    for (const [face, look] of Object.entries(wheelLooks)) {
      await keepSvg('studio', `roulette/rim-${face}.svg`, about(rim(look)));
      await keepSvg('studio', `roulette/rotor-${face}.svg`, about(rotor(look)));
    }
    await keepSvg('studio', 'roulette/ball.svg', drawing([0, 0, 40, 40], ball(19, 18, 16), 'scalable'));
  },
};

for (const name of wanted)
  if (!shelves[name.split('/')[0]!])
    throw new Error(`no shelf "${name}"; there are ${Object.keys(shelves).join(', ')}`);
for (const [name, draw] of Object.entries(shelves)) {
  if (wanted.length > 0 && !wanted.some((one) => one.split('/')[0] === name)) continue;
  const began = Date.now();
  await draw();
  process.stdout.write(`${name} drawn in ${Date.now() - began} ms\n`);
}
