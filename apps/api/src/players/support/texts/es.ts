import type { ContactTexts } from './contact-texts.ts';

export const es: ContactTexts = {
  subject: 'Recibimos tu mensaje ({id})',
  answerSubject: 'Nuestra respuesta sobre “{topic}” ({id})',
  received: 'Gracias. Recibimos tu mensaje sobre “{topic}”. Su número es {id}.',
  answer: 'Nuestro equipo de soporte responderá por correo. Hasta entonces no necesitas hacer nada.',
  notYou: '¿No nos escribiste? Alguien pudo escribir tu dirección por error. Puedes ignorar este correo.',
  topics: {
    deposit: 'Depósito',
    withdraw: 'Retiro',
    bonus: 'Bono',
    closing: 'Cerrar mi cuenta',
    security: 'Seguridad',
    verification: 'Verificación',
    technical: 'Problema técnico',
  },
};
