import type { Promotion } from './promotion.store.ts';

type Words = Promotion['texts']['en'];
type Reference = Pick<Promotion, 'id' | 'name' | 'action' | 'gameId' | 'events' | 'audience'> & {
  texts: Record<'en' | 'fil', Pick<Words, 'title' | 'text' | 'button'>>;
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
    },
  },
];
