/** Variables of the page. */
export const seriesColour = '--green';
export const referenceColour = '--ink-3';

export interface ChartSeries {
  name: string;
  /** One for each point along the bottom; null: none. Only the drawing rounds: `texts` are exact. */
  values: readonly (number | null)[];
  texts: readonly string[];
  /** What the other series is compared with. */
  isReference?: boolean;
}

/** Lines over the same points, and what they are of. */
export interface DrawnLines {
  caption: string;
  /** Names of the axes: along the bottom, and along the side with its unit. */
  axes: { x: string; y: string };
  points: readonly string[];
  series: readonly ChartSeries[];
  /** A value of the side axis in words. */
  format: (value: number) => string;
}
