/** The least contrast of text that people with weak eyes can read (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

/** Whether text of the one colour can be read on the other; both as #rgb or #rrggbb. */
export function isReadable(fontColor: string, backgroundColor: string): boolean {
  const [lighter, darker] = [luminance(fontColor), luminance(backgroundColor)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05) >= leastContrast;
}

/** Relative luminance, 0 for black to 1 for white (WCAG 2.2, the definition of that name). */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join('') : colour.slice(1);
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
