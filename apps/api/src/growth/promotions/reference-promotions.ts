import type { PlayerLanguage } from '@fairhouse/money';
import type { Promotion } from './promotion.store.ts';

type Words = Promotion['texts']['en'];
type Reference = Pick<Promotion, 'id' | 'name' | 'action' | 'gameId' | 'events' | 'audience'> & {
  texts: Record<PlayerLanguage, Pick<Words, 'title' | 'text' | 'button'>>;
  /** The name of its two pictures in /art/promotions. */
  picture: string;
};

/** The promotions of the first day. They say only what the casino does. */
export const referencePromotions: readonly Reference[] = [
  {
    id: 1,
    name: 'checked',
    action: 'CLOSE_ONLY',
    gameId: null,
    events: ['register'],
    audience: 'everyone',
    picture: 'checked',
    texts: {
      en: {
        title: 'A casino you can check',
        text: 'Before you bet, we commit to the outcome and show you its hash. Afterwards you can check the round yourself.',
        button: 'Good to know',
      },
      fil: {
        title: 'Isang casinong masusuri mo',
        text: 'Bago ka tumaya, nakatakda na ang kalalabasan at ipinapakita namin ang hash nito. Pagkatapos, masusuri mo mismo ang round.',
        button: 'Sige, naintindihan ko',
      },
      pt: {
        title: 'Um cassino que você pode conferir',
        text: 'Antes de você apostar, nos comprometemos com o resultado e mostramos o hash dele. Depois você pode conferir a rodada.',
        button: 'Bom saber',
      },
      es: {
        title: 'Un casino que puedes comprobar',
        text: 'Antes de que apuestes, nos comprometemos con el resultado y te mostramos su hash. Después puedes comprobar la ronda.',
        button: 'Bueno saberlo',
      },
    },
  },
  {
    id: 2,
    name: 'first-deposit',
    action: 'DEPOSIT',
    gameId: null,
    events: ['login'],
    audience: 'beforeDeposit',
    picture: 'deposit',
    texts: {
      en: {
        title: 'When you are ready to play for money',
        text: 'Choose a payment method. The money is in your balance as soon as the payment is confirmed. Only play with money you can spare.',
        button: 'Make a deposit',
      },
      fil: {
        title: 'Kapag handa ka nang maglaro gamit ang pera',
        text: 'Pumili ng paraan ng pagdeposito. Lalabas ang pera sa balanse mo kapag nakumpirma ang bayad. Maglaro lang gamit ang perang kaya mong gastusin.',
        button: 'Magdeposito',
      },
      pt: {
        title: 'Quando você estiver pronto para jogar com dinheiro',
        text: 'Escolha uma forma de pagamento. O dinheiro fica no seu saldo assim que o pagamento é confirmado. Jogue só com dinheiro que pode perder.',
        button: 'Fazer um depósito',
      },
      es: {
        title: 'Cuando estés listo para jugar con dinero',
        text: 'Elige un método de pago. El dinero está en tu saldo en cuanto se confirma el pago. Juega solo con dinero que puedas perder.',
        button: 'Hacer un depósito',
      },
    },
  },
  {
    id: 3,
    name: 'nocturne',
    action: 'LAUNCH_GAME',
    gameId: 1,
    events: ['login'],
    audience: 'afterDeposit',
    picture: 'nocturne',
    texts: {
      en: {
        title: 'Nocturne: the garden after dark',
        text: 'Our own slot. Its return to player is 96.00 %, calculated exactly from its reels.',
        button: 'Play Nocturne',
      },
      fil: {
        title: 'Nocturne: ang hardin sa gabi',
        text: 'Sarili naming slot. 96.00 % ang balik nito sa manlalaro, kinalkula nang eksakto sa bawat hinto ng mga reel.',
        button: 'Maglaro ng Nocturne',
      },
      pt: {
        title: 'Nocturne: o jardim à noite',
        text: 'Nosso próprio slot. O retorno ao jogador é de 96,00 %, calculado exatamente a partir dos rolos.',
        button: 'Jogar Nocturne',
      },
      es: {
        title: 'Nocturne: el jardín de noche',
        text: 'Nuestra propia tragamonedas. Su retorno al jugador es de 96.00 %, calculado exactamente a partir de sus rodillos.',
        button: 'Jugar Nocturne',
      },
    },
  },
  {
    id: 4,
    name: 'invite',
    action: 'INVITE',
    gameId: null,
    events: ['login'],
    audience: 'afterDeposit',
    picture: 'invite',
    texts: {
      en: {
        title: 'Better in good company',
        text: 'Invite your friends with your own link. You’ll see your rewards and what counts towards them next to it.',
        button: 'See my link',
      },
      fil: {
        title: 'Mas masaya kapag may kasama',
        text: 'Imbitahan ang mga kaibigan gamit ang sarili mong link. Nasa tabi nito ang mga gantimpala mo at kung ano ang nabibilang.',
        button: 'Tingnan ang link ko',
      },
      pt: {
        title: 'Melhor em boa companhia',
        text: 'Convide seus amigos com seu próprio link. Ao lado dele você vê suas recompensas e o que conta para elas.',
        button: 'Ver meu link',
      },
      es: {
        title: 'Mejor en buena compañía',
        text: 'Invita a tus amigos con tu propio enlace. Junto a él verás tus recompensas y qué cuenta para ellas.',
        button: 'Ver mi enlace',
      },
    },
  },
  {
    id: 5,
    name: 'join',
    action: 'REGISTER',
    gameId: null,
    events: ['visit'],
    audience: 'visitors',
    picture: 'checked',
    texts: {
      en: {
        title: 'Like what you see?',
        text: 'Joining takes three steps and costs nothing. You can look at every game first, and play it for fun without an account.',
        button: 'Join',
      },
      fil: {
        title: 'Nagustuhan mo ba?',
        text: 'Tatlong hakbang lang ang pagsali at walang bayad. Puwede mo munang tingnan ang bawat laro at laruin nang libre, kahit walang account.',
        button: 'Sumali',
      },
      pt: {
        title: 'Gostou do que viu?',
        text: 'O cadastro tem três passos e não custa nada. Antes você pode ver cada jogo e jogar por diversão sem conta.',
        button: 'Cadastre-se',
      },
      es: {
        title: '¿Te gusta lo que ves?',
        text: 'Registrarte toma tres pasos y no cuesta nada. Antes puedes ver cada juego y jugar por diversión sin cuenta.',
        button: 'Regístrate',
      },
    },
  },
];
