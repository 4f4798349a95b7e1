export { Nocturne as Game } from './nocturne.tsx';
export { Paytable as RulesExtra } from './paytable.tsx';
