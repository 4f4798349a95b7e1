import type { en } from './en.ts';

export const fil: Record<keyof typeof en, string> = {
  inviteTitle: 'Mag-imbita sa {game}',
  inviteLead:
    'Makikita ng sinumang may link kung aling mesa ito at ang pinakamababang taya. Hindi nito sinasabi kung sino ang nagpadala.',
  link: 'Link sa mesa',
  copy: 'Kopyahin ang link',
  send: 'Ipadala…',
  making: 'Ginagawa ang link…',
  inviteNote:
    'Gagana ang link hanggang {time}. Walang gantimpala para rito, at walang makakasali nang walang sariling account.',
  loading: 'Binubuksan ang imbitasyon…',
  shared: 'Iisang round ang tinatayaan ng lahat sa mesang ito.',
  least: 'Pinakamababang taya',
  people: 'Nasa mesa',
  seated: '{count} tao',
  seated_one: '1 tao',
  ends: 'Hanggang kailan ang link',
  needs: 'Ano ang kailangan mo',
  needsAccount: 'Account dito, at naka-log in',
  needsAge: '{age} taong gulang pataas',
  offeredHere: 'Iniaalok ang mesa sa kinaroroonan mo',
  notOfferedHere: 'Hindi iniaalok ang mesa sa kinaroroonan mo, o wala sa iyong currency',
  paused: 'Naka-pause ang mesa sa ngayon. Kusa itong magbubukas muli.',
  sitDown: 'Buksan ang mesa',
  logInAndSit: 'Mag-log in at buksan ang mesa',
  about: 'Tungkol sa {game}',
  noReward: 'Walang makakatanggap ng gantimpala sa imbitasyong ito. Maglaro lamang gamit ang perang kaya mong mawala.',
  safely: 'Ligtas na paglalaro',
  ended: 'Tapos na ang imbitasyong ito',
  endedText: 'Isang araw gumagana ang link sa mesa. Humingi ng bago.',
  notShown: 'Hindi ipinapakita sa iyo ang mga imbitasyon sa mesa sa ngayon',
  notShownText:
    'Dahil ito sa kinaroroonan mo, o dahil mas mabuting magpahinga ka muna. Gumagana pa rin ang iyong account.',
  toGames: 'Pumunta sa home page',
};
