import { randomInt } from 'node:crypto';
import type { Language } from '../../../http/language.ts';

interface Kind {
  ask: string;
  words: readonly string[];
}

const kinds: Record<Language, readonly Kind[]> = {
  en: [
    { ask: 'an animal', words: 'horse tiger rabbit elephant monkey dolphin chicken spider'.split(' ') },
    { ask: 'a colour', words: 'yellow purple green orange black white brown pink'.split(' ') },
    { ask: 'something to eat', words: 'bread cheese banana noodles apple soup cake rice'.split(' ') },
    { ask: 'a part of the body', words: 'elbow finger shoulder knee nose ear tongue ankle'.split(' ') },
    { ask: 'a piece of furniture', words: 'table chair sofa cupboard bed desk bench shelf'.split(' ') },
    { ask: 'a day of the week', words: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ') },
  ],
  fil: [
    { ask: 'hayop', words: 'kabayo pusa kuneho elepante unggoy baboy manok gagamba'.split(' ') },
    { ask: 'kulay', words: 'dilaw lila berde pula itim puti asul rosas'.split(' ') },
    { ask: 'pagkain', words: 'tinapay keso saging pansit mansanas sabaw kanin adobo'.split(' ') },
    { ask: 'bahagi ng katawan', words: 'siko daliri balikat tuhod ilong tainga dila bukung-bukong'.split(' ') },
    { ask: 'kasangkapan sa bahay', words: 'mesa silya sopa aparador kama bangko istante tokador'.split(' ') },
    { ask: 'araw ng linggo', words: 'Lunes Martes Miyerkules Huwebes Biyernes Sabado Linggo'.split(' ') },
  ],
};

const sentences: Record<Language, (ask: string, words: string) => string> = {
  en: (ask, words) => `Which of these words is ${ask}: ${words}? Type that word.`,
  fil: (ask, words) => `Alin sa mga salitang ito ang ${ask}: ${words}? I-type ang salitang iyon.`,
};

/** A question that anybody who reads the language can answer, and the word that answers it. */
export function newQuestion(language: Language): { question: string; answer: string } {
  const [asked, ...others] = shuffled(kinds[language]) as [Kind, ...Kind[]];
  const answer = oneOf(asked.words);
  const words = shuffled([answer, ...others.map((kind) => oneOf(kind.words))]);
  return { question: sentences[language](asked.ask, words.join(', ')), answer };
}

function oneOf(words: readonly string[]): string {
  return words[randomInt(words.length)]!;
}

function shuffled<T>(items: readonly T[]): T[] {
  const left = [...items];
  return Array.from(items, () => left.splice(randomInt(left.length), 1)[0]!);
}
