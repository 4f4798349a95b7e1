export { Pays as RulesExtra } from './pays.tsx';
export { gameBy, keys, roundText } from './screen.ts';
export { Ticket as Game } from './ticket.tsx';
