import type { NotificationTopic } from '@fairhouse/contract';
import type { Language } from '../../../http/language.ts';

interface TopicText {
  /** The subject of a mail, and the title of push that shows the message. */
  title: string;
  /** What push says otherwise: other people may see the screen. */
  generic: string;
}

export const topicTexts: Record<Language, Record<NotificationTopic, TopicText>> = {
  en: {
    security: { title: 'Account security', generic: 'Something changed in your account security. Please check it.' },
    deposits: { title: 'Deposit', generic: 'There is news about a deposit.' },
    cashOuts: { title: 'Cash-out', generic: 'There is news about a cash-out.' },
    balance: { title: 'Your balance', generic: 'There is news about your balance.' },
    documents: { title: 'Your documents', generic: 'There is news about your documents.' },
    support: { title: 'A message for you', generic: 'You have a new message.' },
    protection: { title: 'Play safely', generic: 'You have a new message.' },
    bonuses: { title: 'Bonus', generic: 'There is news about a bonus.' },
    level: { title: 'New level', generic: 'There is news about your level.' },
    competitions: { title: 'Competition', generic: 'There is news about a competition.' },
    invitations: { title: 'Invitations', generic: 'There is news about your invitations.' },
    bonusEnding: { title: 'Your bonus ends soon', generic: 'There is news about a bonus.' },
    offers: { title: 'An offer for you', generic: 'You have a new offer.' },
  },
  fil: {
    security: { title: 'Seguridad ng account', generic: 'May nagbago sa seguridad ng account mo. Pakisuri ito.' },
    deposits: { title: 'Deposito', generic: 'May balita tungkol sa isang deposito.' },
    cashOuts: { title: 'Cash-out', generic: 'May balita tungkol sa isang cash-out.' },
    balance: { title: 'Balanse mo', generic: 'May balita tungkol sa balanse mo.' },
    documents: { title: 'Mga dokumento mo', generic: 'May balita tungkol sa mga dokumento mo.' },
    support: { title: 'Mensahe para sa iyo', generic: 'May bago kang mensahe.' },
    protection: { title: 'Ligtas na paglalaro', generic: 'May bago kang mensahe.' },
    bonuses: { title: 'Bonus', generic: 'May balita tungkol sa isang bonus.' },
    level: { title: 'Bagong antas', generic: 'May balita tungkol sa antas mo.' },
    competitions: { title: 'Paligsahan', generic: 'May balita tungkol sa isang paligsahan.' },
    invitations: { title: 'Mga imbitasyon', generic: 'May balita tungkol sa mga imbitasyon mo.' },
    bonusEnding: { title: 'Malapit nang matapos ang bonus mo', generic: 'May balita tungkol sa isang bonus.' },
    offers: { title: 'Alok para sa iyo', generic: 'May bago kang alok.' },
  },
  pt: {
    security: { title: 'Segurança da conta', generic: 'Algo mudou na segurança da sua conta. Confira.' },
    deposits: { title: 'Depósito', generic: 'Há novidades sobre um depósito.' },
    cashOuts: { title: 'Saque', generic: 'Há novidades sobre um saque.' },
    balance: { title: 'Seu saldo', generic: 'Há novidades sobre seu saldo.' },
    documents: { title: 'Seus documentos', generic: 'Há novidades sobre seus documentos.' },
    support: { title: 'Uma mensagem para você', generic: 'Você tem uma nova mensagem.' },
    protection: { title: 'Jogo responsável', generic: 'Você tem uma nova mensagem.' },
    bonuses: { title: 'Bônus', generic: 'Há novidades sobre um bônus.' },
    level: { title: 'Novo nível', generic: 'Há novidades sobre seu nível.' },
    competitions: { title: 'Competição', generic: 'Há novidades sobre uma competição.' },
    invitations: { title: 'Convites', generic: 'Há novidades sobre seus convites.' },
    bonusEnding: { title: 'Seu bônus termina em breve', generic: 'Há novidades sobre um bônus.' },
    offers: { title: 'Uma oferta para você', generic: 'Você tem uma nova oferta.' },
  },
  es: {
    security: { title: 'Seguridad de la cuenta', generic: 'Algo cambió en la seguridad de tu cuenta. Revísalo.' },
    deposits: { title: 'Depósito', generic: 'Hay novedades sobre un depósito.' },
    cashOuts: { title: 'Retiro', generic: 'Hay novedades sobre un retiro.' },
    balance: { title: 'Tu saldo', generic: 'Hay novedades sobre tu saldo.' },
    documents: { title: 'Tus documentos', generic: 'Hay novedades sobre tus documentos.' },
    support: { title: 'Un mensaje para ti', generic: 'Tienes un mensaje nuevo.' },
    protection: { title: 'Juego responsable', generic: 'Tienes un mensaje nuevo.' },
    bonuses: { title: 'Bono', generic: 'Hay novedades sobre un bono.' },
    level: { title: 'Nuevo nivel', generic: 'Hay novedades sobre tu nivel.' },
    competitions: { title: 'Competencia', generic: 'Hay novedades sobre una competencia.' },
    invitations: { title: 'Invitaciones', generic: 'Hay novedades sobre tus invitaciones.' },
    bonusEnding: { title: 'Tu bono termina pronto', generic: 'Hay novedades sobre un bono.' },
    offers: { title: 'Una oferta para ti', generic: 'Tienes una oferta nueva.' },
  },
};
