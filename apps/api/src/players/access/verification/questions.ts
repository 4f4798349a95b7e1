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
  pt: [
    { ask: 'um animal', words: 'cavalo tigre coelho elefante macaco golfinho galinha aranha'.split(' ') },
    { ask: 'uma cor', words: 'amarelo roxo verde laranja preto branco marrom rosa'.split(' ') },
    { ask: 'algo de comer', words: 'pão queijo banana macarrão maçã sopa bolo arroz'.split(' ') },
    { ask: 'uma parte do corpo', words: 'cotovelo dedo ombro joelho nariz orelha língua tornozelo'.split(' ') },
    { ask: 'um móvel', words: 'mesa cadeira sofá armário cama escrivaninha banco estante'.split(' ') },
    { ask: 'um mês do ano', words: 'janeiro fevereiro março abril junho julho agosto setembro'.split(' ') },
  ],
  es: [
    { ask: 'un animal', words: 'caballo tigre conejo elefante mono delfín gallina araña'.split(' ') },
    { ask: 'un color', words: 'amarillo morado verde gris negro blanco marrón rosado'.split(' ') },
    { ask: 'algo de comer', words: 'pan queso banana fideos manzana sopa pastel arroz'.split(' ') },
    { ask: 'una parte del cuerpo', words: 'codo dedo hombro rodilla nariz oreja lengua tobillo'.split(' ') },
    { ask: 'un mueble', words: 'mesa silla sofá armario cama escritorio banco estante'.split(' ') },
    { ask: 'un día de la semana', words: 'lunes martes miércoles jueves viernes sábado domingo'.split(' ') },
  ],
};

const sentences: Record<Language, (ask: string, words: string) => string> = {
  en: (ask, words) => `Which of these words is ${ask}: ${words}? Type that word.`,
  fil: (ask, words) => `Alin sa mga salitang ito ang ${ask}: ${words}? I-type ang salitang iyon.`,
  pt: (ask, words) => `Qual destas palavras é ${ask}: ${words}? Digite essa palavra.`,
  es: (ask, words) => `¿Cuál de estas palabras es ${ask}: ${words}? Escribe esa palabra.`,
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
