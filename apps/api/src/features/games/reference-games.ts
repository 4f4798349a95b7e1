/** What the lobby announces and nobody can play yet. */
export const announcedGames = [
  { id: 6, code: 'baccarat', name: 'Baccarat', category: 'Table Games' },
  { id: 7, code: 'casino-holdem', name: 'Casino Hold’em', category: 'Table Games' },
  { id: 9, code: 'dragon-tiger', name: 'Dragon Tiger', category: 'Table Games' },
  { id: 11, code: 'keno', name: 'Keno', category: 'Table Games' },
] as const;

export const referenceBanners = [
  {
    id: 1,
    picture: 'house',
    title: 'Every outcome committed beforehand. Check any round.',
    fil: 'Nakatakda na ang bawat resulta bago ka tumaya. Suriin ang kahit anong round.',
    link: '/branchIndex/help',
    gameId: null,
  },
  {
    id: 2,
    picture: 'nocturne',
    title: 'Nocturne: the garden after dark.',
    fil: 'Nocturne: ang hardin sa dilim.',
    link: '/',
    gameId: 1,
  },
  {
    id: 3,
    picture: 'tables',
    title: 'The tables are open: roulette and blackjack.',
    fil: 'Bukas na ang mga mesa: roulette at blackjack.',
    link: '/',
    gameId: 2,
  },
] as const;
