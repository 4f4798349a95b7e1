/** How a bonus can end, and what becomes of the money that is still locked then. There is no way back from any. */
export const ends = {
  released: { forfeits: 'what is above the most' },
  lost: { forfeits: 'nothing, it is played away' },
  givenUp: { forfeits: 'the bonus and what it won' },
  expired: { forfeits: 'the bonus and what it won' },
  cancelled: { forfeits: 'the bonus and what it won' },
} as const;

export type EndStatus = keyof typeof ends;
