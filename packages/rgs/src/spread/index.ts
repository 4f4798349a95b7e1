export { gatherPlayers } from './gather-players.ts';
export {
  arePlayersSpread,
  followMoves,
  migrationsWhileSpread,
  type PlayersSpread,
  spreadPlayers,
} from './spread-players.ts';
