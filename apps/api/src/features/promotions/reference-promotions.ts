import type { Promotion } from './promotion.store.ts';

type Reference = Omit<Promotion, 'enabled' | 'firstDay' | 'lastDay' | 'image' | 'mobileImage' | 'sortIndex'> & {
  /** The name of its two pictures in /art/promotions. */
  picture: string;
};

/** The promotions of the first day. They say only what the house does. */
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
        text: 'Before you bet, we commit to the outcome with a sealed number. Afterwards you can open it and check the round yourself.',
        button: 'Good to know',
      },
      fil: {
        title: 'Isang casinong masusuri mo',
        text: 'Bago ka tumaya, nakatakda na ang kalalabasan sa isang selyadong numero. Pagkatapos, mabubuksan mo ito at masusuri mo mismo ang laro.',
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
        text: 'Choose a way to pay in. Your balance shows the money as soon as the payment is confirmed. Only play with money you can spare.',
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
        text: 'Our own slot. Its return to player is 96.00 %, computed exactly over every stop of its reels.',
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
        text: 'Invite your friends with your own link. Your rewards, and what counts towards them, stand beside it.',
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
