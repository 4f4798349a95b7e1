import type { NewsKind } from '../news.kinds.ts';

export const es: Record<NewsKind, string> = {
  cashOutApproved: 'Tu retiro[ n.º {number}] de {amount}[ por {methodEs}] se aprobó. Te avisaremos cuando se pague.',
  cashOutRejected:
    'Tu retiro[ n.º {number}] de {amount}[ por {methodEs}] no se aprobó: {reason} El dinero está de vuelta en tu saldo.',
  cashOutPaid: 'Tu retiro[ n.º {number}] de {amount}[ por {methodEs}] se pagó.',
  cashOutFailed:
    'No se pudo pagar tu retiro[ n.º {number}] de {amount}[ por {methodEs}]. El dinero está de vuelta en tu saldo. Revisa los datos y solicítalo otra vez.',
  friendJoined: 'Un amigo que invitaste ya cuenta para tus recompensas.',
  inviteReward: 'Tu recompensa por invitación de {amount} se agregó a tu saldo.',
  agentBonus: 'Tu bono de agente de {amount} se agregó a tu saldo.',
  vipLevel: 'Llegaste a un nuevo nivel VIP: {level}.',
  freeRoundsGiven:
    'Tienes {count} rondas gratis de {amount} cada una en {game}. Abre el juego para jugarlas; sus términos están ahí.',
  freeRoundsPaid: 'Tus rondas gratis ganaron {amount}, que se agregaron a tu dinero.',
  bonusGiven: 'Tu bono de {amount} se agregó a tu saldo. Mira su requisito de apuesta en la página de bonos.',
  bonusReleased: 'Completaste las apuestas de tu bono: {amount} ahora son tuyos.',
  bonusExpired: 'Tu bono venció y se quitaron {amount} de dinero de bono. El resto de tu saldo es tuyo.',
  cashback: 'Tu cashback de {amount} de la semana pasada se agregó a tu saldo.',
  inactivityFee:
    'Tu cuenta no se usa desde hace mucho. Cobramos una comisión por inactividad de {amount} este mes. Inicia sesión para detenerla o retira tu saldo.',
  competitionPrize:
    'Tu premio de {amount} por el puesto {place} en “{nameEn}” se agregó a tu saldo. No tiene requisito de apuesta.',
  competitionCancelled:
    '“{nameEn}” se canceló. No se paga nada por ella, y no te costó nada. El motivo está en su página, en Competencias.',
  competitionDisqualified:
    'Fuiste descalificado en “{nameEn}” y ya no tienes puesto en ella. El motivo está en su página, en Competencias. Si no estás de acuerdo, escríbenos en Soporte con “reclamo” en la primera línea: otra persona lo revisará antes de que la clasificación sea definitiva.',
  competitionReinstated:
    'Participas de nuevo en “{nameEn}”, con los puntos de tus rondas. Tu puesto está en su página, en Competencias.',
  gift: 'Se agregó un regalo de {amount} a tu saldo.',
  heldWinReleased: 'Revisamos tu ganancia de {amount} en {game} y la agregamos a tu saldo.',
  heldWinRefused:
    'Revisamos tu ganancia de {amount} en {game} y no la pagaremos: {reason} Si no estás de acuerdo, contáctanos.',
  documentExpiring:
    'Tu documento ({documentEs}) vale hasta el {dayEs}. Sube uno nuevo en Ajustes de la cuenta antes de esa fecha, para que tus retiros no se demoren.',
  documentExpired:
    'Tu documento ({documentEs}) venció el {dayEs}. Sube uno nuevo en Ajustes de la cuenta antes de tu próximo retiro.',
  playNoted:
    'Notamos un cambio en cuánto juegas. En Juego responsable puedes ver cuánto gastaste, establecer límites o tomar una pausa. Allí también hay ayuda.',
  limitsAsked:
    'Jugaste mucho recientemente. Establece límites en Juego responsable; toma un minuto. Hasta entonces no te enviaremos ofertas. Si el juego ya no es diversión, allí hay ayuda gratuita y confidencial.',
  breakBegun:
    'Jugaste mucho recientemente, así que iniciamos una pausa: no puedes jugar ni depositar hasta que termine. Tu dinero está a salvo y puedes retirarlo. Mira límites, autoexclusión y ayuda en Juego responsable.',
  playInterrupted:
    'Jugaste {afterMinutes} minutos. Las reglas de donde vives exigen una pausa de {minutes} minutos: hasta entonces los juegos y depósitos están cerrados. Las rondas abiertas terminan normalmente y puedes retirar. Mira en Juego responsable cuándo termina.',
  reviewAsked:
    'Ha pasado un tiempo: revisa tu cuenta, tus transacciones y tus límites. Juego responsable muestra cuánto depositaste, ganaste o perdiste, y te permite establecer o bajar un límite.',
  depositCredited: 'Tu depósito de {amount} se agregó a tu saldo.',
  bonusEnding:
    'Tu bono de {amount} termina el {dayEs} (UTC). Lo que quede de él se quita; tu propio dinero sigue siendo tuyo y puedes renunciar al bono cuando quieras.',
  documentReviewed: '{es}',
  security: '{es}',
  chatMuted:
    'Un moderador te silenció en el chat de las mesas hasta {untilEs}: {reason} Aún puedes jugar. Si no estás de acuerdo, contáctanos.',
  supportAnswered: 'Nuestro equipo de soporte te respondió: {answer}',
  offer: '{es}',
  casino: '{es}',
};
