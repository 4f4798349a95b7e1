import type { Texts } from '../../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const es: Texts<keyof typeof en> = {
  inviteTitle: 'Invitar a alguien a {game}',
  inviteLead: 'Quien tenga este enlace ve qué mesa es y cuánto cuesta como mínimo. No dice quién lo envió.',
  link: 'Enlace a la mesa',
  copy: 'Copiar el enlace',
  send: 'Enviar…',
  making: 'Creando el enlace…',
  inviteNote:
    'El enlace funciona hasta el {time}. No hay recompensa por él, y nadie puede participar sin cuenta propia.',
  loading: 'Abriendo la invitación…',
  shared: 'Todos los jugadores de esta mesa apuestan en la misma ronda.',
  least: 'Apuesta mínima',
  people: 'En la mesa',
  seated: '{count} personas',
  seated_one: '1 persona',
  ends: 'El enlace termina',
  needs: 'Qué necesitas',
  needsAccount: 'Una cuenta aquí y haber iniciado sesión',
  needsAge: 'Tener {age} años o más',
  offeredHere: 'La mesa se ofrece donde estás',
  notOfferedHere: 'La mesa no se ofrece donde estás, o no en tu moneda',
  paused: 'La mesa está en pausa ahora. Se vuelve a abrir sola.',
  sitDown: 'Abrir la mesa',
  logInAndSit: 'Iniciar sesión y abrir la mesa',
  about: 'Sobre {game}',
  noReward: 'Nadie recibe recompensa por esta invitación. Juega solo con dinero que puedas perder.',
  safely: 'Juego responsable',
  ended: 'Esta invitación terminó',
  endedText: 'El enlace a una mesa funciona por un día. Pide uno nuevo.',
  notShown: 'Las invitaciones a mesas no se te muestran por ahora',
  notShownText:
    'Es por el lugar donde estás o porque un descanso es mejor para ti ahora. Tu cuenta funciona como antes.',
  toGames: 'Ir a la página de inicio',
};
