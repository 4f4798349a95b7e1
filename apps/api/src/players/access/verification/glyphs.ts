/**
 * Characters as strokes on a grid of 100 × 140, in the commands M, L, Q and C with absolute points. Drawn by hand, so
 * that the picture needs no font of the machine. Left out is what is mistaken for something else: 0 O Q, 1 I L, 2 Z,
 * 5 S, 6 G, 8 B, U V, and F, which a line below makes an E.
 */
export const glyphs: Readonly<Record<string, string>> = {
  A: 'M10 140 L50 5 L90 140 M26 92 L74 92',
  C: 'M90 28 C70 -8 12 -4 10 70 C12 144 70 148 90 112',
  D: 'M14 3 L14 137 C66 140 92 116 92 70 C92 24 66 0 14 3',
  E: 'M86 5 L16 5 L16 135 L88 135 M16 68 L74 68',
  H: 'M14 3 L14 137 M86 3 L86 137 M6 70 L94 70',
  J: 'M34 5 L82 5 M66 5 L66 98 C66 142 14 146 12 102',
  K: 'M16 3 L16 137 M84 5 L18 76 M38 56 L88 137',
  M: 'M8 138 L12 5 L50 84 L88 5 L92 138',
  N: 'M12 138 L12 5 L88 135 L88 3',
  P: 'M16 138 L16 5 L54 5 C98 8 98 74 54 76 L18 76',
  R: 'M16 138 L16 5 L54 5 C98 8 98 72 54 74 L18 74 M50 76 L90 138',
  T: 'M6 5 L94 5 M50 5 L50 138',
  W: 'M4 4 L26 136 L50 50 L74 136 L96 4',
  X: 'M10 4 L90 136 M90 4 L10 136',
  Y: 'M8 4 L50 70 L92 4 M50 70 L50 138',
  3: 'M12 18 C34 -10 90 0 84 38 C80 62 60 66 42 66 C64 66 92 74 90 100 C86 148 30 148 10 116',
  4: 'M66 138 L66 4 L8 98 L94 98',
  7: 'M8 6 L92 6 C66 46 46 92 40 138',
  9: 'M86 46 C86 92 14 92 14 46 C14 -8 86 -8 86 46 C88 96 74 128 40 138',
};
