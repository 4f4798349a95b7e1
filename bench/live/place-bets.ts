import { randomUUID } from 'node:crypto';
import { type Connection, openConnection } from '../http/closed-loop.ts';
import { playCall } from '../spin/play-call.ts';

export interface Bettors {
  /** Every player places one bet in the round. Answers how long each waited for its answer, in milliseconds. */
  place(round: number): Promise<number[]>;
  close(): void;
}

const connectionsEach = 32;
/** USD cents on a number, and as much on red: most lose, some win. */
const bet = {
  bets: [
    { spot: 'red', stake: 100 },
    { spot: 'straight-17', stake: 100 },
  ],
};

/** Players at a table, who bet through all of the studio's processes. */
export async function openBettors(ports: readonly number[], sessions: readonly string[]): Promise<Bettors> {
  const opening = ports.flatMap((port) => Array.from({ length: connectionsEach }, () => openConnection(port)));
  const connections = await Promise.all(opening);
  return {
    async place(round) {
      const queue = sessions.values();
      const took: number[] = [];
      const placeSome = async (connection: Connection) => {
        for (const session of queue) {
          const askedAt = performance.now();
          const answer = await connection.ask(playCall('place', session, { playId: randomUUID(), round, bet }));
          if (!answer.includes('"state":"PLACED"')) throw new Error(`a bet was not taken: ${answer}`);
          took.push(performance.now() - askedAt);
        }
      };
      await Promise.all(connections.map(placeSome));
      return took;
    },
    close() {
      for (const connection of connections) connection.close();
    },
  };
}
