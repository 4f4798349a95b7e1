import type { Texts } from '../../../lib/i18n.ts';
import type { en } from './en.ts';

export const fil: Texts<keyof typeof en> = {
  game: 'Laro',
  deposit: 'Magdeposito',
  balance: 'Balanse',
  forFun: 'Laro para sa aliw',
  loadingGame: 'Inihahanda ang laro mo',
  closeGame: 'Isara ang laro',
  launchFailed: 'Hindi mabuksan ang laro',
  block0: 'Naka-pause muna ang paglalaro gamit ang pera sa iyong account. Sumulat sa amin kung may gusto kang malaman.',
  block2: 'Tinitingnan namin ang isa mong bayad. Hangga’t hindi pa tapos, naka-pause ang paglalaro gamit ang pera.',
  block3:
    'Tinitingnan namin ang iyong mga dokumento. Hangga’t hindi pa tapos, naka-pause ang paglalaro gamit ang pera.',
  block4:
    'Hiniling mong i-pause ang paglalaro gamit ang pera sa iyong account. Sumulat sa amin kapag gusto mo itong baguhin.',
  blockAmount: 'Sa iyo pa rin ang balanse mo. Binubuksan ng OK ang cash-out.',
  playSafely: 'Ligtas na paglalaro',
  elapsed: 'Mula nang mag-log in',
  net: 'Net',
  checkTitle: 'Ang lagay ng paglalaro mo',
  checkLead: 'Mula nang mag-log in ka. Huwag kang magmadali.',
  checkTime: 'Oras',
  checkStaked: 'Itinaya',
  checkWon: 'Napanalunan',
  checkNet: 'Panalo bawas ang taya',
  goOn: 'Maglaro pa',
  stopPlaying: 'Tumigil na',
  checkLink: 'Mga limitasyon, break at mga taong tumutulong',
  blockTitle: 'Naka-pause ang paglalaro',
};
