import { type PlayerLanguage, playerLanguageOf } from '@fairhouse/money';

export interface RefusedLaunch {
  language: PlayerLanguage;
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

const pt: Sentences = {
  title: 'Jogo não aberto',
  usual: 'Não foi possível abrir o jogo. Abra-o de novo pelo lobby.',
  session_ended: 'Este link do jogo já foi usado ou é antigo demais. Abra o jogo de novo pelo lobby.',
  wallet_unavailable: 'O cassino não responde no momento. Abra o jogo de novo.',
  unavailable: 'Não conseguimos abrir jogos no momento. Abra o jogo de novo em um minuto.',
  player_blocked: 'Sua conta não pode jogar no momento.',
  unknown_game: 'Este jogo não está aqui. Escolha outro no lobby.',
  too_often: 'Jogos demais foram abertos do seu endereço. Espere um minuto.',
};

const es: Sentences = {
  title: 'Juego no abierto',
  usual: 'No se pudo abrir el juego. Ábrelo otra vez desde el lobby.',
  session_ended: 'Este enlace al juego ya se usó o es demasiado viejo. Abre el juego otra vez desde el lobby.',
  wallet_unavailable: 'El casino no responde por ahora. Abre el juego otra vez.',
  unavailable: 'No podemos abrir juegos por ahora. Abre el juego otra vez en un minuto.',
  player_blocked: 'Tu cuenta no puede jugar por ahora.',
  unknown_game: 'Este juego no está aquí. Elige otro en el lobby.',
  too_often: 'Se abrieron demasiados juegos desde tu dirección. Espera un minuto.',
};

const all: Record<PlayerLanguage, Sentences> = { en, fil, pt, es };

/** Why a launch was refused, in the language it asked for where we have it. */
export function refusedLaunch(reason: string, asked: string): RefusedLaunch {
  const language = playerLanguageOf(asked);
  const sentences = all[language];
  const known = Object.hasOwn(sentences, reason) ? sentences[reason] : undefined;
  return { language, title: sentences.title, sentence: known ?? sentences.usual };
}
