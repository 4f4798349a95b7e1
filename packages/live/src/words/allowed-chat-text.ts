import { mostSaid } from '@fairhouse/contract/play';
import { parse } from 'tldts';
import { blockedWords } from './blocked-words.ts';

/** Addresses of pages and mails that show by their signs. */
const addressSigns = /:\/\/|\bwww\.|\S@\S+\.\S/iu;
/** What could be the name of a host; whether it is one, the list of top-level domains says. */
const dotted = /[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Signs that are read as a dot, also by browsers: the ideographic full stop and dots of other heights. */
const otherDots = /[\u3002\u00b7\u2022\u2219\u22c5\u30fb]/gu;
/** Dots that are written so that they do not look like an address. A sentence that ends and one that begins are none. */
const hiddenDot =
  /\s+\.\s*|\s*[([{<]\s*(?:dot|\.)\s*[)\]}>]\s*|\.\s+(?=(?:com|net|org)(?![\p{L}\p{N}]))|\s+dot\s+(?=(?:com|net|org)(?![\p{L}\p{N}]))/giu;
/** How people name themselves elsewhere. */
const handle = /(?<!\S)@[\p{L}\p{N}_.]{3,}|\b(?:telegram|whats\s?app|viber|t\.me|discord|fb\.me|messenger)\b/iu;
/** Seven digits and more, however they are parted, are read as a number to call. Amounts of money are shorter. */
const digitsInRow = /\p{N}(?:[^\p{L}\p{N},]{0,3}\p{N}){6,}/u;
/** A number of a mobile telephone in the Philippines, which is parted by commas so that it looks like an amount. */
const telephone = /(?<!\p{N})(?:0|63)9\p{N}(?:[^\p{L}\p{N}]{0,3}\p{N}){8}/u;
/**
 * Characters that are invisible or change the direction of the text beside them: direction marks, joiners, blank fillers,
 * control characters. Within a word they would hide it from the lists below; alone they would be an empty message.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** The joiner within one picture that is made of several, and the mark that asks for a picture in colour. */
const joiner =
  /(?<=\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F/gu;
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
  // Letters of other alphabets that look like Latin ones are read both ways: a word may be of either.
  const readings = [...new Set([plain, inLatin(plain)])];
  const isOfNumber = digitsInRow.test(plain) || telephone.test(plain);
  if (isOfNumber || readings.some((read) => holdsAddress(read) || handle.test(read))) return undefined;
  return readings.flatMap(wordsOf).some((word) => blockedWords.has(word)) ? undefined : text;
}

function holdsAddress(plain: string): boolean {
  if (addressSigns.test(plain)) return true;
  const hosts = plain.replace(otherDots, '.').replace(hiddenDot, '.').match(dotted) ?? [];
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

/** Cyrillic, Greek and Armenian letters that look like a Latin one, small or as a capital: those that the words above can be written with. */
const lookalikes: ReadonlyMap<string, string> = new Map(
  (
    [
      ['аα', 'a'],
      ['вβ', 'b'],
      ['сϲ', 'c'],
      ['ԁ', 'd'],
      ['еε', 'e'],
      ['нһη', 'h'],
      ['іι', 'i'],
      ['ј', 'j'],
      ['кκ', 'k'],
      ['ӏ', 'l'],
      ['мμ', 'm'],
      ['оοօ', 'o'],
      ['рρ', 'p'],
      ['ѕ', 's'],
      ['тτ', 't'],
      ['υս', 'u'],
      ['ѵν', 'v'],
      ['ԝ', 'w'],
      ['хχ', 'x'],
      ['уγ', 'y'],
    ] as const
  ).flatMap(([letters, latin]) => [...letters].map((letter) => [letter, latin] as const)),
);
const inLatin = (plain: string) =>
  plain.replace(
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/gu,
    (letter) => lookalikes.get(letter) ?? letter,
  );

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
