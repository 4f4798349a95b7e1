import type { Words } from '../texts.ts';

export const es: Words = {
  baseBet: 'Apuesta base',
  game: {
    returns: '',
    abandoned:
      'Una ganancia que no viste hasta el final te espera 24 horas. Abre el juego otra vez para verla. Después se paga sola.',
    rules: [
      {
        heading: 'Un juego de otro estudio',
        text: 'La imagen, los pagos y las reglas de la página son del estudio. La apuesta, el resultado y la ganancia son nuestros: cada ronda es una línea de una tabla fijada antes de que jugaras.',
      },
      {
        heading: 'Juego limpio',
        text: 'Nuestra semilla y la tuya eligen la línea. Abre Juego limpio para ver ambas y comprueba cualquier ronda en Rondas cuando se muestre su semilla.',
      },
    ],
  },
};
