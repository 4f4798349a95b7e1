/** What a table looks like after each message; the processes that tell pages and the pages themselves know it by the same lines. */
import type { LiveMessage, OthersAtTable, TableView } from '@fairhouse/contract/play';

const resultsKept = 100;
const wordsKept = 30;
const nobody: OthersAtTable = { bets: 0, players: 0, latest: [] };

/** The view after the message; the same one where it says nothing new, `gap` where a message before it is missing. */
export function reduceView(view: TableView, message: LiveMessage): TableView | 'gap' {
  switch (message.type) {
    case 'snapshot':
      return message.view.table === view.table ? { ...message.view, words: view.words } : view;
    case 'watching':
      return message.table === view.table ? { ...view, watching: message.watching } : view;
    case 'word':
    case 'unsaid':
    case 'words':
      return message.table === view.table ? { ...view, words: wordsAfter(view, message) } : view;
    case 'round':
    case 'bets': {
      const { table, seq, now } = message;
      if (table !== view.table || seq <= view.seq) return view;
      return seq === view.seq + 1 ? { ...view, ...changedBy(view, message), seq, now } : 'gap';
    }
    default:
      return view;
  }
}

type OfTable = Extract<LiveMessage, { seq: number }>;

function changedBy(view: TableView, message: OfTable): Partial<TableView> {
  switch (message.type) {
    case 'round': {
      const isNext = message.round?.number !== view.round?.number;
      return { round: message.round, results: resultsWith(view, message.round), ...(isNext && { others: nobody }) };
    }
    case 'bets':
      return { others: message.others };
  }
}

/** A message that comes twice stands once; one that a moderator removes leaves its place, one that is erased does not. */
function wordsAfter(
  { words }: TableView,
  message: Extract<LiveMessage, { type: 'word' | 'unsaid' | 'words' }>,
): TableView['words'] {
  if (message.type === 'words') return message.words;
  if (message.type === 'unsaid') {
    const { ids, isErased } = message;
    if (isErased) return words?.filter(({ id }) => !ids.includes(id)) ?? null;
    return words?.map((word) => (ids.includes(word.id) ? { ...word, text: '', isRemoved: true } : word)) ?? null;
  }
  const before = (words ?? []).filter(({ id }) => id !== message.word.id);
  return [...before, message.word].slice(-wordsKept);
}

/** A round is among the results as soon as its outcome may be known. */
function resultsWith({ results }: TableView, round: TableView['round']): TableView['results'] {
  if (!round || (round.outcome ?? null) === null) return results;
  const { number, outcome, nonce, serverSeed } = round;
  const others = results.filter((result) => result.number !== number);
  return [{ number, outcome, nonce, serverSeed }, ...others].slice(0, resultsKept);
}
