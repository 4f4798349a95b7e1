export interface Named {
  id: number;
  name: string;
}

const mostNear = 60;
/** Shorter words are too like one another for any to be meant by another. */
const shortestWord = 3;

/**
 * The games whose names come nearest to what was typed, the nearest first: each typed word has to be some word of the name,
 * or its beginning, but for a letter or two that are wrong, missing, too many or changed about.
 */
export function nearestNames(games: readonly Named[], typed: string): number[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  // In one word what stands in two, and the other way round.
  const joined = words.join('');
  // Thousands of names are made of far fewer words.
  const known = new Map<string, number[]>();
  const errorsOf = (part: string): number[] => {
    const before = known.get(part);
    if (before) return before;
    const errors = words.map((word) => errorsIn(word, part));
    known.set(part, errors);
    return errors;
  };
  const near = games.flatMap(({ id, name }) => {
    const parts = wordsOf(name);
    const ofParts = parts.map(errorsOf);
    const eachWord = sumOf(words.map((_, i) => Math.min(...ofParts.map((errors) => errors[i]!))));
    const errors = Math.min(eachWord, errorsIn(joined, parts.join('')));
    return Number.isFinite(errors) ? [{ id, errors }] : [];
  });
  return near
    .sort((a, b) => a.errors - b.errors)
    .slice(0, mostNear)
    .map(({ id }) => id);
}

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Errors by which `typed` is the name's word or begins it; infinite when there are more than so short a word may have. */
function errorsIn(typed: string, word: string): number {
  if (typed.length < shortestWord) return word.startsWith(typed) ? 0 : Number.POSITIVE_INFINITY;
  const allowed = typed.length < 6 ? 1 : 2;
  if (word.length + allowed < typed.length || lacks(typed, word) > allowed) return Number.POSITIVE_INFINITY;
  const errors = Math.min(...lastRow(typed, word).slice(Math.max(0, typed.length - allowed)));
  return errors <= allowed ? errors : Number.POSITIVE_INFINITY;
}

/** How many letters of `typed` are nowhere in `word`: each is an error, and most words differ by that alone. */
function lacks(typed: string, word: string): number {
  let lacking = 0;
  for (const letter of new Set(typed)) if (!word.includes(letter)) lacking++;
  return lacking;
}

/** For each beginning of `word`: by how many single letters and exchanges of neighbours `typed` differs from it. */
function lastRow(typed: string, word: string): number[] {
  let before: number[] = [];
  let row = Array.from({ length: word.length + 1 }, (_, i) => i);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= word.length; j++) {
      const changed = row[j - 1]! + (typed[i - 1] === word[j - 1] ? 0 : 1);
      const exchanged =
        i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
          ? before[j - 2]! + 1
          : Number.POSITIVE_INFINITY;
      next.push(Math.min(changed, exchanged, row[j]! + 1, next[j - 1]! + 1));
    }
    before = row;
    row = next;
  }
  return row;
}
