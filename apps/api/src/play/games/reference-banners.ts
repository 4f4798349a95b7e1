export const referenceBanners = [
  {
    id: 1,
    picture: 'casino',
    title: 'Every outcome committed beforehand. Check any round.',
    translated: {
      fil: 'Nakatakda na ang bawat resulta bago ka tumaya. Suriin ang kahit anong round.',
      pt: 'Todo resultado fixado antes. Confira qualquer rodada.',
      es: 'Cada resultado fijado de antemano. Comprueba cualquier ronda.',
    },
    link: '/branchIndex/help',
    gameId: null,
  },
  {
    id: 2,
    picture: 'nocturne',
    title: 'Nocturne: the garden after dark.',
    translated: {
      fil: 'Nocturne: ang hardin sa dilim.',
      pt: 'Nocturne: o jardim à noite.',
      es: 'Nocturne: el jardín de noche.',
    },
    link: '/',
    gameId: 1,
  },
  {
    id: 3,
    picture: 'tables',
    title: 'The tables are open: roulette and blackjack.',
    translated: {
      fil: 'Bukas na ang mga mesa: roulette at blackjack.',
      pt: 'As mesas estão abertas: roleta e blackjack.',
      es: 'Las mesas están abiertas: ruleta y blackjack.',
    },
    link: '/',
    gameId: 2,
  },
] as const;
