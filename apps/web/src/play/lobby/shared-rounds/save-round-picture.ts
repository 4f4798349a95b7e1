import type { CallOutput } from '@fairhouse/contract';
import { formatAmount, fromWire } from '@fairhouse/money';
import { saveBlob } from '@fairhouse/ui/save-blob.ts';
import { post } from '../../../lib/api.ts';
import { multipleText } from '../../../lib/language/formats.ts';
import { currentLanguage } from '../../../lib/language/language.ts';

interface Words {
  game: string;
  title: string;
  paid(multiple: string): string;
  staked: string;
  won: string;
}

type Round = NonNullable<CallOutput<'/sys/sharedRound/open'>['round']>;

/** As social networks show a picture, and sharp on a phone. */
const [width, height] = [1200, 630];
const coverWidth = 420;

/** Draws what the link shows, cover and figures, and saves it as a PNG. False where it cannot be drawn. */
export async function saveRoundPicture({ share }: { share: string }, words: Words): Promise<boolean> {
  const answer = await post('/sys/sharedRound/open', { share });
  if (!answer.ok || !answer.data.round) return false;
  try {
    const cover = await pictureOf(answer.data.round.cover);
    const drawn = draw(cover, answer.data.round, words);
    const content = await new Promise<Blob | null>((done) => drawn.toBlob(done, 'image/png'));
    if (!content) return false;
    saveBlob(`${words.game}.png`, content);
    return true;
  } catch {
    // The cover was not there, or the browser refuses to read what was drawn.
    return false;
  }
}

async function pictureOf(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  return image;
}

function draw(cover: HTMLImageElement, round: Round, { title, paid, staked, won, game }: Words): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(name).trim();
  context.fillStyle = color('--night-1');
  context.fillRect(0, 0, width, height);
  // Three to four, cut to the height of the picture.
  const shown = (coverWidth / height) * cover.naturalHeight;
  const cut = Math.max(0, (cover.naturalWidth - shown) / 2);
  context.drawImage(cover, cut, 0, cover.naturalWidth - 2 * cut, cover.naturalHeight, 0, 0, coverWidth, height);

  const left = coverWidth + 64;
  const write = (text: string, size: number, y: number, colour: string, family = '--text') => {
    context.fillStyle = color(colour);
    context.font = `${size >= 60 ? 700 : 500} ${size}px ${color(family) || 'sans-serif'}`;
    context.fillText(text, left, y, width - left - 48);
  };
  const language = currentLanguage();
  const money = (value: number) => formatAmount(fromWire(value, round.currency)!, language);
  write(game, 44, 130, '--ivory-2');
  write(multipleText(round.multiple, language), 128, 290, '--brass-light');
  write(
    round.staked === null || round.won === null
      ? paid(multipleText(round.multiple, language))
      : `${staked} ${money(round.staked)} · ${won} ${money(round.won)}`,
    36,
    360,
    '--ivory',
  );
  write(title, 32, 520, '--ivory-2');
  write(location.host, 32, 566, '--ivory-3');
  return canvas;
}
