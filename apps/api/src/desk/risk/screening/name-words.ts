import anyAscii from 'any-ascii';

/** The words of a name without accents, case and order, written in Latin letters whatever they were written in. */
export function nameWords(name: string): Set<string> {
  return new Set(
    anyAscii(name.normalize('NFKC'))
      .toLowerCase()
      .replaceAll(/['’`]/g, '')
      .split(/[^a-z0-9]+/)
      .filter((word) => word.length > 1),
  );
}
