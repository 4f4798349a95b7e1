import type { Texts } from '../../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const es: Texts<keyof typeof en> = {
  share: 'Compartir esta ronda',
  shareNote:
    'Quien tenga el enlace puede ver la ronda y verificarla. Tu nombre no aparece, salvo que lo hayas elegido en Tus datos.',
  withAmounts: 'Mostrar cuánto aposté y gané',
  makeLink: 'Crear un enlace',
  link: 'Enlace a la ronda',
  copy: 'Copiar el enlace',
  send: 'Enviar…',
  picture: 'Guardar como imagen',
  stop: 'Dejar de compartir',
  stopped: 'El enlace está cerrado. Ya nadie puede abrirlo.',
  closed: 'No se pueden compartir rondas donde estás, durante una pausa o mientras las ofertas están suspendidas.',
  pictureFailed: 'No se pudo crear la imagen. Intenta de nuevo.',
  pictureTitle: 'Una ronda que cualquiera puede verificar',
  paid: '{multiple} de la apuesta',
  staked: 'Apostado',
  won: 'Ganado',
  player: 'Jugador',
  hidden: 'Oculto',
  ended: 'Terminó',
  returned: 'Pagó',
  lead: 'Un jugador comparte esta ronda. Se jugó con dinero y se muestra tal como fue.',
  replay: 'Repetición de la ronda compartida',
  again: 'Ver otra vez',
  loading: 'Abriendo la ronda…',
  verify: 'Guarda el archivo de la ronda en la repetición y compruébala tú:',
  verifyLink: 'Comprobar una ronda',
  gone: 'Esta ronda no está compartida',
  goneText: 'El enlace se cerró o no está completo. Pide el enlace otra vez.',
  notShown: 'Las rondas compartidas no se te muestran por ahora',
  notShownText:
    'Es por el lugar donde estás o porque estás en pausa. Tus propias rondas están en tu historial de juegos.',
  toGames: 'Ver los juegos',
  about: 'Sobre {game}',
};
