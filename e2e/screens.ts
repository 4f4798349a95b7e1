/**
 * `npm run screens`: photographs every screen at both sizes and in every language into the folder screens, which is not
 * kept, from a casino of its own; a dozen of them go into docs/screens. With CASINO_ORIGIN, STUDIO_ORIGIN and FAIRHOUSE_DATA_DIR set, it takes the casino that is there. Words after `--`
 * choose the pictures that are named so: `npm run screens -- deposit home`; with `home` the README's picture and those of the manifest are made again. `npm run screens -- games` plays every game.
 */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import configuration from '../playwright.config.ts';
import openCasino from '../scripts/test/casino-for-e2e.ts';
import { photographGames } from './screens/games.ts';
import { kept } from './screens/kept.ts';
import { pages } from './screens/pages.ts';
import { invitePeople, type People } from './screens/people.ts';
import { showAll } from './screens/show.ts';
import { states } from './screens/states.ts';
import { windows } from './screens/windows.ts';
import { type Language, words } from './steps/words.ts';

const folder = fileURLToPath(new URL('../screens', import.meta.url));
const keptFolder = fileURLToPath(new URL('../docs/screens', import.meta.url));
const installFolder = fileURLToPath(new URL('../apps/web/public/art/install', import.meta.url));
const mostBytes = 60_000;
const coverMostBytes = 200_000;
/** In pixels; sharp enough to read. The other languages show whether the words fit. */
const mostWidthPx = {
  phone: { en: 585, fil: 390, pt: 390, es: 390 },
  desktop: { en: 1_440, fil: 960, pt: 960, es: 960 },
};

type Size = keyof typeof mostWidthPx;

async function photographAll(
  browser: Browser,
  people: People,
  { size, language, use, wanted }: { size: Size; language: Language; use: object; wanted: readonly string[] },
): Promise<void> {
  const page = await browser.newPage({
    ...use,
    baseURL: process.env.CASINO_ORIGIN,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'dark',
    serviceWorkers: 'block',
  });
  page.setDefaultTimeout(30_000);
  const all = [...Object.values(pages), ...Object.values(windows), states].flat();
  const chosen = all.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
  await showAll(page, chosen, {
    people,
    language,
    async look(name) {
      const file = `${name}-${size}${language === 'en' ? '' : `-${language}`}.webp`;
      const width = mostWidthPx[size][language];
      const picture = sharp(await page.screenshot()).resize({ width, withoutEnlargement: true });
      const bytes = await withinWeight(mostBytes, (quality) => picture.clone().webp({ quality, effort: 4 }).toBuffer());
      await writeFile(join(folder, file), bytes);
      process.stdout.write(`${file} ${Math.ceil(bytes.length / 1_000)} kB\n`);
    },
  });
  await page.close();
}

/** The home page at both sizes side by side: the README's picture. */
async function makeCover(): Promise<void> {
  const [height, margin, gap] = [800, 40, 32];
  const [desktop, phone] = await Promise.all(
    ['desktop', 'phone'].map((size) =>
      sharp(join(folder, `home-${size}.webp`))
        .resize({ height })
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const phoneLeft = margin + desktop!.info.width + gap;
  const cover = sharp({
    create: {
      width: phoneLeft + phone!.info.width + margin,
      height: margin + height + margin,
      channels: 3,
      background: '#20312a',
    },
  }).composite([
    { input: desktop!.data, left: margin, top: margin },
    { input: phone!.data, left: phoneLeft, top: margin },
  ]);
  const flat = await cover.png().toBuffer();
  const bytes = await withinWeight(coverMostBytes, (quality) =>
    sharp(flat).jpeg({ quality, mozjpeg: true }).toBuffer(),
  );
  await writeFile(join(keptFolder, 'home.jpg'), bytes);
}

/** The home page at both sizes, as the manifest of the site offers it to those who install it; their sizes stand there. */
async function makeInstallPictures(): Promise<void> {
  for (const [name, size] of [
    ['wide', 'desktop'],
    ['phone', 'phone'],
  ] as const) {
    const picture = sharp(join(folder, `home-${size}.webp`));
    const bytes = await withinWeight(coverMostBytes, (quality) =>
      picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer(),
    );
    await writeFile(join(installFolder, `${name}.jpg`), bytes);
  }
}

/** The best quality that weighs no more than `most` bytes. */
async function withinWeight(most: number, encode: (quality: number) => Promise<Buffer>): Promise<Buffer> {
  for (let quality = 84; quality > 30; quality -= 8) {
    const bytes = await encode(quality);
    if (bytes.length <= most) return bytes;
  }
  throw new Error(`a picture does not fit into ${most} bytes`);
}

const wanted = process.argv.slice(2);
// Every way of contact is shown.
Object.assign(process.env, { TELEGRAM_LINK: 'https://t.me/casino', WHATSAPP_NUMBER: '+639171234567' });
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(configuration.use?.launchOptions);
try {
  if (wanted[0] === 'games') await photographGames(browser, folder, wanted.slice(1));
  else await photographCasino();
} finally {
  await browser.close();
}

async function photographCasino(): Promise<void> {
  const closeCasino = await openCasino();
  try {
    const guest = await browser.newPage({ baseURL: process.env.CASINO_ORIGIN });
    const people = await invitePeople(guest);
    await guest.close();
    for (const { name, use } of configuration.projects ?? []) {
      for (const language of Object.keys(words) as Language[]) {
        await photographAll(browser, people, { size: name as Size, language, use: use ?? {}, wanted });
      }
    }
    if (wanted.length === 0) {
      for (const name of kept) copyFileSync(join(folder, `${name}.webp`), join(keptFolder, `${name}.webp`));
    }
    if (wanted.length === 0 || wanted.includes('home')) {
      await makeCover();
      await makeInstallPictures();
    }
  } finally {
    await closeCasino?.();
  }
}
