/** What was said and what is said now, as runs of text: the same in both, gone, or new. */
export interface Run {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Beyond this the middle of a text is shown as gone and new as a whole: the table would be too large. */
const mostCells = 4_000_000;

/** Line by line, and word by word within lines that were rewritten. Both texts can be put together from it again. */
export function textDifference(before: string, after: string): Run[] {
  const runs = difference(linesOf(before), linesOf(after));
  return runs.flatMap((run, at) => {
    const previous = runs[at - 1];
    const next = runs[at + 1];
    if (run.kind === 'gone' && next?.kind === 'new') return difference(wordsOf(run.text), wordsOf(next.text));
    return run.kind === 'new' && previous?.kind === 'gone' ? [] : [run];
  });
}

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+/g) ?? [];
const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/** By the longest common subsequence; what goes comes before what takes its place. */
function difference(before: readonly string[], after: readonly string[]): Run[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  const middle = inBetween(before.slice(start, before.length - end), after.slice(start, after.length - end));
  const same = (part: readonly string[]): Run => ({ kind: 'same', text: part.join('') });
  return joined([same(before.slice(0, start)), ...middle, same(before.slice(before.length - end))]);
}

function inBetween(before: readonly string[], after: readonly string[]): Run[] {
  const width = after.length + 1;
  if (before.length * after.length > mostCells) {
    return [
      { kind: 'gone', text: before.join('') },
      { kind: 'new', text: after.join('') },
    ];
  }
  // How long the longest common rest is from each pair of places on.
  const rest = new Uint32Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      rest[i * width + j] =
        before[i] === after[j]
          ? rest[(i + 1) * width + j + 1]! + 1
          : Math.max(rest[(i + 1) * width + j]!, rest[i * width + j + 1]!);
    }
  }
  const runs: Run[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      runs.push({ kind: 'same', text: before[i]! });
      i += 1;
      j += 1;
    } else if (i < before.length && (j === after.length || rest[(i + 1) * width + j]! >= rest[i * width + j + 1]!)) {
      runs.push({ kind: 'gone', text: before[i]! });
      i += 1;
    } else {
      runs.push({ kind: 'new', text: after[j]! });
      j += 1;
    }
  }
  return runs;
}

/** Runs that follow one another between two that are the same become one gone and one new. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  let [gone, added] = ['', ''];
  const flush = () => {
    if (gone) all.push({ kind: 'gone', text: gone });
    if (added) all.push({ kind: 'new', text: added });
    [gone, added] = ['', ''];
  };
  for (const { kind, text } of runs) {
    if (text === '') continue;
    if (kind === 'gone') gone += text;
    else if (kind === 'new') added += text;
    else {
      flush();
      const last = all.at(-1);
      if (last?.kind === 'same') last.text += text;
      else all.push({ kind, text });
    }
  }
  flush();
  return all;
}
