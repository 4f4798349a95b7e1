import type { SheetTexts } from './en.ts';

export const es: SheetTexts = {
  language: 'es',
  studio: 'El estudio de juegos',
  about:
    'Nuestros juegos funcionan aquí. Cada ronda la decide una semilla con la que nos comprometimos de antemano. Ábrelos desde el casino.',
  toCasino: 'Al casino',
  toFairness: 'Juego limpio: comprueba cualquier ronda',
  games: 'Juegos',
  game: 'Juego',
  sheet: 'Cifras',
  choice: 'Opción',
  return: 'Retorno al jugador',
  hitRate: 'Rondas que pagan algo',
  profitRate: 'Rondas que pagan más que la apuesta',
  deviation: 'Desviación',
  largestWin: 'Mayor ganancia',
  odds: 'Su probabilidad',
  everyRound: 'Cada ronda',
  notCounted: 'no contado',
  explained:
    'Calculado a partir de las reglas, no estimado. Los retornos y las frecuencias se redondean hacia abajo, las desviaciones al valor más cercano. La desviación es la del retorno de una ronda, en apuestas. Donde cuenta la habilidad, las cifras son para el mejor juego. No se muestra una ganancia más rara que una vez en 1,000,000,000 de rondas.',
  ofOneBet:
    'Cada línea es una sola apuesta. Una ronda puede tener varias. Su retorno es entonces la media de los de ellas, según sus importes. Paga algo al menos tan a menudo como cada una; la frecuencia con que paga más que todas sus apuestas depende de cuáles combines, así que no se da una sola cifra.',
  ofShoe:
    'El retorno se cuenta carta por carta desde el zapato completo; el de cada casilla es el mismo, se jueguen las que se jueguen. La frecuencia con que paga una casilla también se cuenta desde el zapato completo; solo las manos de un par dividido se cuentan como si cada carta volviera al zapato. Las desviaciones, y la frecuencia con que pagan varias casillas juntas, se cuentan como si cada carta volviera. En el zapato real estas frecuencias difieren en 0.2 puntos porcentuales como máximo. Por eso las de varias casillas se dan en por ciento entero.',
  doubleUp: 'Doble de una ganancia',
  aPick: 'Una elección',
  doubleUpExplained: (tries) =>
    `La apuesta aquí es la ganancia en riesgo. Como máximo ${tries} elecciones por ronda, donde se ofrece el doble; las cifras de arriba valen con él y sin él.`,
  pot: 'El jackpot compartido',
  currency: 'Moneda',
  potStart: 'Empieza en',
  potMost: 'Paga como máximo',
  potOdds: 'Con qué frecuencia se gana',
  perStake: (stake, rounds) => `con ${stake}, una vez en ${rounds}`,
  potExplained: (reels, paidIn, begun) =>
    `Del retorno, ${reels} % viene de los rodillos, ${paidIn} % de lo que las apuestas pagan al jackpot, ya que todo se gana al final, y ${begun} % de los montos iniciales que paga el casino. El doble de la apuesta lo gana con el doble de frecuencia. Aciertos, desviación y mayor ganancia son los de los rodillos. La semilla decide si una ronda gana el jackpot; paga el monto registrado cuando se aceptó la apuesta.`,
  chain: 'La cadena de semillas',
  chainExplained:
    'Aquí no hay video ni crupier: la siguiente semilla de una cadena decide cada ronda. Con un hash SHA-256, el eslabón k da el eslabón k − 1, y el eslabón 1 da el final, publicado antes de la primera ronda. Así ningún eslabón se puede cambiar después. La sal es un valor que un beacon público publicó después y que nadie conocía cuando se publicó el final. Así ninguna cadena se pudo elegir por sus resultados. Con una ronda guardada como archivo y la lista de cadenas guardada, cualquiera puede comprobarlo sin nosotros:',
  chainEnd: 'Final',
  chainLinks: 'Eslabones',
  linksUsed: (links, used) => `${links.toLocaleString('es-419')}, ${used.toLocaleString('es-419')} usados`,
  chainPublished: 'Publicado',
  chainBeacon: 'Beacon',
  beaconRound: 'Valor del beacon',
  salt: 'Sal',
  salted: 'Conocida desde',
  saltWaits: 'El beacon aún no la publicó. Las rondas empiezan después.',
  noChain: 'Esta mesa aún no tiene cadena. Las rondas empiezan cuando se publique una.',
  allChains: 'Guardar las cadenas de todas las mesas',
  rulesHash: 'Hash de las reglas',
  rules: 'Reglas y definición',
  times: (count) => `${count.toLocaleString('es-419')} ×`,
  oneIn: (rounds) => `1 en ${rounds}`,
  rarerThan: (rounds) => `más rara que 1 en ${rounds}`,
};
