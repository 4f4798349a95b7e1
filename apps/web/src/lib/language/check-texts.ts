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
 * One line per text that a language lacks or has too much. Both by the folders of their files; a missing file is a
 * language that lacks everything.
 */
export function problemsOf(
  english: ReadonlyMap<string, Texts>,
  language: string,
  other: ReadonlyMap<string, Texts>,
): string[] {
  return [...english].flatMap(([place, en]) =>
    differences(en, other.get(place) ?? {}).map((problem) => `${place}/${language}.ts ${problem}`),
  );
}

function placesIn(sentence: string): string {
  return [...new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].sort().join();
}
