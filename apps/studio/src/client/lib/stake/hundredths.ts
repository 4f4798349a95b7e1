/** '1.84', '1,84×' or '1.84 %' → 184; undefined for what is no figure in hundredths. */
export function hundredthsOf(text: string): number | undefined {
  const read = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.replace(/[\s×x%]/gi, ''));
  return read ? Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0')) : undefined;
}
