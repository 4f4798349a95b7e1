type Texts = Readonly<Record<string, string>>;

/** What a language lacks against English, has too much, or fills in at other places of a sentence; empty when it is complete. */
export function differences(en: Texts, other: Texts): string[] {
  const problems: string[] = [];
  for (const [key, sentence] of Object.entries(en)) {
    const translated = other[key];
    if (translated === undefined) problems.push(`lacks ${key}`);
    else if (placesIn(sentence) !== placesIn(translated)) problems.push(`${key} fills other places`);
  }
  for (const key of Object.keys(other)) if (!(key in en)) problems.push(`has ${key}, which English has not`);
  return problems;
}

/**
 * One line per text that a language lacks or has too much. Both by the path of their files, `…/texts/en.ts` and
 * `…/texts/fil.ts`; a missing file is a language that lacks everything.
 */
export function problemsOf(english: Record<string, Texts>, filipino: Record<string, Texts>): string[] {
  return Object.entries(english).flatMap(([path, en]) => {
    const other = path.replace('en.ts', 'fil.ts');
    return differences(en, filipino[other] ?? {}).map((problem) => `${other} ${problem}`);
  });
}

function placesIn(sentence: string): string {
  return [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort().join();
}
