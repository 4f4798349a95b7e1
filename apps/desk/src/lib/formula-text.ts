const signs = /( [−+=÷] |[()])/;

const isSign = (part: string) => part === '' || signs.test(part);

/** The terms of a formula, without its signs. */
export const termsOf = (formula: string): string[] => formula.split(signs).filter((part) => !isSign(part));

/** A formula as it was answered, in the reader's language: the same terms, under the same signs. A term without a name stays. */
export function formulaText(formula: string, nameOf: (term: string) => string | undefined): string {
  return formula
    .split(signs)
    .map((part) => (isSign(part) ? part : (nameOf(part) ?? part)))
    .join('');
}
