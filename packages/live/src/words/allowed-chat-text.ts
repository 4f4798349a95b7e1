import { mostSaid } from '@fairhouse/contract/play';
import { parse } from 'tldts';
import { blockedWords } from './blocked-words.ts';

/** Addresses of pages and mails that show by their signs. */
const addressSigns = /:\/\/|\bwww\.|\S@\S+\.\S/iu;
/** What could be the name of a host; whether it is one, the list of top-level domains says. */
const dotted = /[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Dots that are written so that they do not look like an address. A sentence that ends and one that begins are none. */
const hiddenDot = /\s+\.\s*|\s*(?:\(dot\)|\[dot\])\s*|\.\s+(?=(?:com|net|org)(?![\p{L}\p{N}]))/giu;
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
export function allowedChatText(typed: string): string | undefined {
  const text = typed
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  if (text === '' || text.length > mostSaid) return undefined;
  if (unseen.test(text.replace(joiner, '')) || stacked.test(text)) return undefined;
  // Full-width digits and the like are read as what they look like.
  const plain = text.normalize('NFKC').toLowerCase();
  if (holdsAddress(plain) || handle.test(plain) || digitsInRow.test(plain)) return undefined;
  return wordsOf(plain).some((word) => blockedWords.has(word)) ? undefined : text;
}

function holdsAddress(plain: string): boolean {
  if (addressSigns.test(plain)) return true;
  const hosts = plain.replace(hiddenDot, '.').match(dotted) ?? [];
  return hosts.some((host) => {
    const { domain, isIcann } = parse(host, { extractHostname: false });
    return domain !== null && isIcann === true;
  });
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
