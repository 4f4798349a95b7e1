import type { CaseGroup } from '../case.ts';

export const launches: CaseGroup = {
  group: 'Launches',
  advice:
    'Answer your launch address with a page of HTML, exchange the token once on your server, and show a page with a way back when it is refused.',
  cases: [
    {
      id: 'launches-once',
      title: 'rejects a launch token when it was used before',
      direction: 'studio to casino',
      why: 'An address that somebody copied opens no session.',
      steps: [
        { wallet: 'authenticate', expect: { status: 'OK' } },
        { wallet: 'authenticate', expect: { status: 'INVALID_TOKEN' } },
      ],
    },
    {
      id: 'launches-expired',
      title: 'rejects a launch token when it has expired',
      direction: 'studio to casino',
      why: 'A launch address is of use for two minutes.',
      steps: [{ sandbox: 'expired launch' }, { wallet: 'authenticate', expect: { status: 'TOKEN_EXPIRED' } }],
    },
    {
      id: 'launches-wrong-game',
      title: 'keeps a launch token when it was sent with the wrong game',
      direction: 'studio to casino',
      why: 'A mistake of the studio does not throw the player out.',
      steps: [
        { wallet: 'authenticate', with: { gameCode: 'another-game' }, expect: { status: 'INVALID_GAME' } },
        { wallet: 'authenticate', expect: { status: 'OK' } },
      ],
    },
    {
      id: 'launches-unknown-token',
      title: 'rejects a launch token when it never was one',
      direction: 'studio to casino',
      why: 'Tokens cannot be guessed.',
      steps: [{ wallet: 'authenticate', with: { launchToken: 'x'.repeat(43) }, expect: { status: 'INVALID_TOKEN' } }],
    },
    {
      id: 'launches-session-token',
      title: 'rejects a bet when its token is the launch token',
      direction: 'studio to casino',
      why: 'The launch token stood in an address; the session token never does.',
      steps: [
        { wallet: 'balance', expect: { status: 'OK' } },
        { wallet: 'bet', with: { token: '$launch' }, expect: { status: 'INVALID_TOKEN' } },
      ],
    },
    {
      id: 'launches-page',
      title: 'answers a page and opens one session when the game starts for money',
      direction: 'casino to studio',
      why: 'This is what the player’s browser asks for.',
      steps: [{ page: 'money', expect: { http: 200, calls: 1 } }],
    },
    {
      id: 'launches-page-fun',
      title: 'asks the wallet nothing when the game starts for fun',
      direction: 'casino to studio',
      why: 'A game for fun has no token and no money.',
      steps: [{ page: 'fun', expect: { http: 200, calls: 0 } }],
    },
    {
      id: 'launches-page-bad-token',
      title: 'answers a page below HTTP 500 when the launch token is wrong',
      direction: 'casino to studio',
      why: 'Old addresses stay in the history of browsers.',
      steps: [{ page: 'bad token', expect: { http: [200, 400, 401, 403, 404, 410] } }],
    },
  ],
};
