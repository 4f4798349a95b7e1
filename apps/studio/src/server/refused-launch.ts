export interface RefusedLaunch {
  language: 'en' | 'fil';
  title: string;
  sentence: string;
}

type Sentences = Record<'title' | 'usual', string> & Record<string, string>;

const en: Sentences = {
  title: 'Game not opened',
  usual: 'The game could not be opened. Please open it again from the lobby.',
  session_ended: 'This link to the game was used before or is too old. Please open the game again from the lobby.',
  wallet_unavailable: 'The casino does not answer at the moment. Please open the game again.',
  unavailable: 'We cannot open games at the moment. Please open the game again in a minute.',
  player_blocked: 'Your account cannot play at the moment.',
  unknown_game: 'This game is not here. Please choose another one from the lobby.',
  too_often: 'Too many games were opened from your address. Please wait a minute.',
};

const fil: Sentences = {
  title: 'Hindi nabuksan ang laro',
  usual: 'Hindi mabuksan ang laro. Pakibuksan muli mula sa lobby.',
  session_ended: 'Nagamit na o luma na ang link ng laro. Pakibuksan muli ang laro mula sa lobby.',
  wallet_unavailable: 'Hindi sumasagot ang casino sa ngayon. Pakibuksan muli ang laro.',
  unavailable: 'Hindi kami makapagbukas ng laro sa ngayon. Pakibuksan muli ang laro pagkaraan ng isang minuto.',
  player_blocked: 'Hindi makakapaglaro ang iyong account sa ngayon.',
  unknown_game: 'Wala rito ang larong ito. Pumili ng iba mula sa lobby.',
  too_often: 'Masyadong maraming laro ang binuksan mula sa iyong address. Maghintay ng isang minuto.',
};

/** Why a launch was refused, in the language it asked for where we have it. */
export function refusedLaunch(reason: string, asked: string): RefusedLaunch {
  const language = asked.toLowerCase().startsWith('fil') ? 'fil' : 'en';
  const sentences = language === 'fil' ? fil : en;
  const known = Object.hasOwn(sentences, reason) ? sentences[reason] : undefined;
  return { language, title: sentences.title, sentence: known ?? sentences.usual };
}
