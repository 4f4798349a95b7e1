import sharp from 'sharp';
import { gamesOfAggregator } from './catalogue.ts';

const side = 600;

/** The picture of an entry, as studios deliver them: square, and each in its own colours. */
export function drawCover(n: number): Promise<Buffer> {
  const hue = Math.round((n * 360 * 0.618) % 360);
  const turn = (n % 12) * 30;
  const shapes = Array.from({ length: 3 + (n % 4) }, (_, at) => {
    const across = 90 + ((n * 37 + at * 131) % 420);
    const down = 90 + ((n * 53 + at * 97) % 420);
    return `<circle cx="${across}" cy="${down}" r="${40 + ((n + at * 29) % 80)}" fill="hsl(${(hue + 40 * at) % 360} 70% 62%)" fill-opacity="0.8"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
    <defs><linearGradient id="g" gradientTransform="rotate(${turn} 0.5 0.5)">
      <stop offset="0" stop-color="hsl(${hue} 55% 22%)"/><stop offset="1" stop-color="hsl(${(hue + 60) % 360} 60% 38%)"/>
    </linearGradient></defs>
    <rect width="${side}" height="${side}" fill="url(#g)"/>${shapes.join('')}
    <path d="M300 150 L430 300 L300 450 L170 300 Z" fill="none" stroke="#fff" stroke-opacity="0.85" stroke-width="14"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
}

/** The number in `123.png`; undefined for what is no picture of the catalogue. */
export function coverNumber(name: string): number | undefined {
  const number = /^(\d{1,5})\.png$/.exec(name)?.[1];
  return number !== undefined && Number(number) < gamesOfAggregator ? Number(number) : undefined;
}
