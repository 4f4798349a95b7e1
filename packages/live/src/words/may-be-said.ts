import { mostSaid } from '@fairhouse/contract/play';
import { blockedWords } from './blocked-words.ts';

/** Anything that leads away from the table: addresses of pages, with or without what stands before them, and of mails. */
const address =
  /:\/\/|\bwww\.|\S@\S+\.\S|(?<![\p{L}\p{N}])[\p{L}\p{N}-]{2,}\s?(?:\.|\(dot\)|\[dot\])\s?(?:com|net|org|info|biz|io|me|gg|ph|co|app|link|xyz|site|online|club|vip|bet|casino|live|tv|ly)(?![\p{L}\p{N}])/iu;
/** How people name themselves elsewhere. */
const handle = /(?<!\S)@[\p{L}\p{N}_.]{3,}|\b(?:telegram|whats\s?app|viber|t\.me|discord|fb\.me|messenger)\b/iu;
/** Seven digits and more, however they are parted, are read as a number to call. Amounts of money are shorter. */
const digitsInRow = /\d(?:[\s().+/-]{0,2}\d){6,}/;
/** What is seen nowhere, or turns what stands beside it around: marks of direction, joiners, control characters. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
/** The joiner within one picture that is made of several. */
const joiner = /(?<=\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D(?=\p{Extended_Pictographic})/gu;
/** Marks stacked on one letter cover the lines around it. */
const stacked = /\p{M}{3,}/u;

/** What was typed as it may stand at a table, in one form of its letters; undefined for what may not. */
export function mayBeSaid(typed: string): string | undefined {
  const text = typed
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  if (text === '' || text.length > mostSaid) return undefined;
  if (unseen.test(text.replace(joiner, '')) || stacked.test(text)) return undefined;
  // Full-width digits and the like are read as what they look like.
  const plain = text.normalize('NFKC').toLowerCase();
  if (address.test(plain) || handle.test(plain) || digitsInRow.test(plain)) return undefined;
  return wordsOf(plain).some((word) => blockedWords.has(word)) ? undefined : text;
}

/** The words of it, also those that are parted by dots or written with digits for letters. */
function wordsOf(plain: string): string[] {
  const bare = plain.normalize('NFD').replace(/\p{M}/gu, '');
  const spelt = bare.replace(/[013457@$!]/g, (sign) => letterOf[sign]!);
  const joined = spelt.replace(/(?<![\p{L}])(\p{L})(?:[.\-_* ](\p{L}))+(?!\p{L})/gu, (run) =>
    run.replace(/[^\p{L}]/gu, ''),
  );
  return [bare, spelt, joined].flatMap((text) => text.split(/[^\p{L}]+/u));
}

const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
