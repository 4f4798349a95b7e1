export const referenceBanners = [
  {
    id: 1,
    picture: 'casino',
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
