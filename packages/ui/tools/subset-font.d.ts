declare module 'subset-font' {
  /** Answers the font with only the glyphs of `text`; an axis is pinned by a number or narrowed by a range. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Uint8Array>;
}
