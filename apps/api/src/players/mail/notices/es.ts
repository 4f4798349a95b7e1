import type { Template } from '../template.ts';
import type { NoticeKind } from './notice-kind.ts';

const all = { greeting: 'Hola {username},', button: 'Ir a {site}' };
const notYou = '¿No fuiste tú? Cambia tu contraseña ahora y contáctanos.';
const notYouPassword = '¿No fuiste tú? Crea ahora una contraseña nueva en “Olvidé mi contraseña” y contáctanos.';
const questions = '¿Preguntas? Contáctanos; te ayudamos con gusto.';

export const es: Record<NoticeKind, Template> = {
  passwordChanged: {
    ...all,
    subject: 'Tu contraseña se cambió',
    sentence: 'se cambió la contraseña de tu cuenta. Se cerró la sesión en tus otros dispositivos.',
    footer: notYouPassword,
  },
  passwordReset: {
    ...all,
    subject: 'Tu contraseña se restableció',
    sentence:
      'se creó una contraseña nueva para tu cuenta con un enlace que te enviamos por correo. Se cerró la sesión en todos los dispositivos.',
    footer: notYouPassword,
  },
  providerLinked: {
    ...all,
    subject: 'Se agregó un inicio de sesión con {provider}',
    sentence: 'ahora puedes iniciar sesión en tu cuenta con {provider}.',
    footer: notYou,
  },
  payoutAccountAdded: {
    ...all,
    subject: 'Se agregó una cuenta de cobro',
    sentence: 'se usó una cuenta de cobro nueva para un retiro y se guardó en tu cuenta.',
    footer: '¿No fuiste tú? Cambia tu contraseña ahora y contáctanos, para que podamos detener el retiro.',
  },
  payoutAccountRemoved: {
    ...all,
    subject: 'Se quitó una cuenta de cobro',
    sentence: 'se quitó de tu cuenta una cuenta de cobro guardada. Puedes agregarla otra vez con tu próximo retiro.',
    footer: notYou,
  },
  detailsChanged: {
    ...all,
    subject: 'Tus datos personales se cambiaron',
    sentence: 'tus datos personales se cambiaron como se pidió desde tu cuenta. Puedes verlos en Ajustes de la cuenta.',
    footer: notYou,
  },
  factorAdded: {
    ...all,
    subject: 'Se agregó un segundo factor',
    sentence: 'ahora puedes confirmar tu inicio de sesión con {factor}. Se cerró la sesión en tus otros dispositivos.',
    footer: notYou,
  },
  factorRemoved: {
    ...all,
    subject: 'Se quitó un segundo factor',
    sentence: '{factor} ya no forma parte de tu cuenta y no sirve para iniciar sesión.',
    footer: notYou,
  },
  factorReset: {
    ...all,
    subject: 'Tus segundos factores se restablecieron',
    sentence:
      'verificamos tu identidad y quitamos todos los segundos factores de tu cuenta. Ahora puedes iniciar sesión con tu contraseña. Activa otra vez un segundo factor.',
    footer: '¿No fuiste tú? Contáctanos ahora.',
  },
  factorLocked: {
    ...all,
    subject: 'Códigos incorrectos para tu cuenta',
    sentence:
      'alguien que sabe tu contraseña escribió demasiados códigos incorrectos. Los códigos de tu cuenta están bloqueados 15 minutos.',
    footer: notYou,
  },
  recoveryCodeUsed: {
    ...all,
    subject: 'Se usó un código de recuperación',
    sentence: 'alguien inició sesión en tu cuenta con uno de tus códigos de recuperación. Te quedan {left}.',
    footer: notYou,
  },
  recoveryCodesRenewed: {
    ...all,
    subject: 'Tienes códigos de recuperación nuevos',
    sentence: 'se crearon códigos de recuperación nuevos para tu cuenta. Los anteriores ya no funcionan.',
    footer: notYou,
  },
  documentAccepted: {
    ...all,
    subject: 'Tu documento se aceptó',
    sentence: 'revisamos y aceptamos tu documento ({document}). No necesitas hacer nada más.',
    footer: questions,
  },
  documentRefused: {
    ...all,
    subject: 'Sube un documento otra vez',
    sentence: 'no pudimos aceptar tu documento ({document}): {reason} Súbelo otra vez en Ajustes de la cuenta.',
    footer: questions,
  },
  documentExpiring: {
    ...all,
    subject: 'Tu documento vence pronto',
    sentence:
      'tu documento ({document}) vale hasta el {day}. Sube uno nuevo en Ajustes de la cuenta antes de esa fecha, para que tus retiros no se demoren.',
    footer: questions,
  },
  documentExpired: {
    ...all,
    subject: 'Tu documento venció',
    sentence:
      'tu documento ({document}) venció el {day}. Sube uno nuevo en Ajustes de la cuenta antes de tu próximo retiro.',
    footer: questions,
  },
};
