import type { en } from './en.ts';

export const es: Record<keyof typeof en, string> = {
  tournament:
    'Cuentan tus {rounds} mejores rondas. Cada una puntúa lo que pagó en múltiplo de su apuesta: una apuesta de 1 que paga 5 vale 5.00×.',
  tournamentOne:
    'Cuenta tu mejor ronda. Puntúa lo que pagó en múltiplo de su apuesta: una apuesta de 1 que paga 5 vale 5.00×.',
  raceMultiple:
    'Cuentan solo tus primeras {rounds} rondas. Cada una puntúa lo que pagó en múltiplo de su apuesta; todo se suma.',
  raceWins: 'Cuentan solo tus primeras {rounds} rondas. Cada una que paga más que su apuesta es una victoria.',
  roundMost: 'Una sola ronda no puntúa más de {multiple}, para que una ronda de suerte no decida por sí sola.',
  stake: 'Una apuesta mayor nunca puntúa más. La apuesta mínima que cuenta es {stakes}.',
  not: 'No cuentan las rondas devueltas, las jugadas por diversión ni las pagadas aun en parte con dinero de bono.',
  tiesShared:
    'Los jugadores con la misma puntuación comparten el puesto: reciben partes iguales de los premios de los puestos que ocupan juntos, redondeadas hacia abajo a la unidad más pequeña. Sin puntuación no hay puesto.',
  tiesFewerRounds:
    'Con la misma puntuación va primero quien necesitó menos rondas para alcanzarla; con el mismo número de rondas, quien la alcanzó antes. Sin puntuación no hay puesto.',
  mostPlayers: 'Pueden participar como máximo {count} jugadores: los primeros en inscribirse.',
  levels: 'Es para miembros del nivel VIP {levels}.',
  countries: 'Es para miembros que viven en {countries}.',
  verified: 'Es para miembros con la verificación de identidad completa.',
  group: 'Es para los miembros a quienes está destinada.',
  pay: 'Los premios se pagan en dinero, sin requisito de apuesta, después de que dos personas revisan la clasificación.',
  disqualified:
    'Quien incumple los términos puede ser descalificado por dos personas antes de que la clasificación sea definitiva. Le enviamos el motivo y cómo reclamar.',
  protection:
    'Si tomas una pausa, las competencias se te ocultan. Lo que puntuaste antes sigue siendo tuyo, y un premio también.',
  checkScore:
    'Suma los puntos de tus rondas de abajo: dan tu puntuación. Cada ronda se puede ver y verificar por su propio nombre.',
  checkDefinition: 'El SHA-256 del texto “definition” es “definitionHash”: son las reglas que se publicaron.',
  checkStandings:
    'El SHA-256 de “definitionHash” y de cada línea de “standings”, cada una en su línea y sin salto al final, es “resultHash”. La línea con tu recibo es la tuya.',
};
