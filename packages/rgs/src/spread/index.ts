export { gatherPlayers } from './gather-players.ts';
export { arePlayersSpread, migrationsWhileSpread, type PlayersSpread, spreadPlayers } from './spread-players.ts';
