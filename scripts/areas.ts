/** The areas of the API, of the two pages and of the contract (ARCHITECTURE.md, layout). */
export const areas = ['money', 'players', 'protection', 'play', 'growth', 'desk'];
