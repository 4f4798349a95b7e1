/** The casino colours. The site's style sheet uses the same values; grounds are the deep tones the covers stand on. */
export const house = {
  night: '#0c1512',
  nightRaised: '#14211c',
  nightEdge: '#22352d',
  ivory: '#f3ecdd',
  ivoryDim: '#cfc6b2',
  brass: '#c9a45c',
  brassLight: '#ecd6a0',
  brassPale: '#f7ebcb',
  brassDark: '#7a5b28',
  brassDeep: '#3d2c12',
  claret: '#7d2b3a',
  claretLight: '#b0505f',
  sage: '#7fb394',
  ink: '#101513',
} as const;

/** A ground is [edge, body, glow]: from the corner of a plate to where its light stands. */
export const grounds = {
  ink: ['#070d0b', '#11211b', '#28463a'],
  midnight: ['#060a14', '#101d33', '#2c4766'],
  felt: ['#061410', '#0f3226', '#246450'],
  claret: ['#120508', '#3a111b', '#7d2b3a'],
  lacquer: ['#150504', '#4b120f', '#96322a'],
  aubergine: ['#0c0711', '#26162f', '#533963'],
  petrol: ['#04100f', '#0c2f33', '#276068'],
  umber: ['#0d0805', '#2d1c10', '#6b4626'],
  slate: ['#080b0e', '#1a242b', '#41545f'],
  ivory: ['#b9ac90', '#e6dcc6', '#f8f2e4'],
} as const;

export type Ground = keyof typeof grounds;
