import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from './mission-draft.ts';

const typed = {
  ...emptyDraft(),
  english: ' Look ',
  filipino: 'Tingin',
  begin: '2030-01-01T10:00',
  end: '2030-01-02T10:00',
};

describe('what was typed about a mission', () => {
  it.each(['', '1', '11', '2.5', 'x'])('rejects %s different games', (count) => {
    expect(readDraft({ ...typed, count })).toEqual({ problem: 'countWrong' });
  });

  it.each(['0', '1001', '-5', ''])('rejects %s points', (points) => {
    expect(readDraft({ ...typed, points })).toEqual({ problem: 'pointsWrong' });
  });

  it.each(['1', 'x'])('rejects a cap of %s players, and sends one that is a number', (mostPlayers) => {
    expect(readDraft({ ...typed, mostPlayers })).toEqual({ problem: 'mostPlayersWrong' });
    expect(readDraft({ ...typed, mostPlayers: '500' })).toMatchObject({ input: { mission: { mostPlayers: 500 } } });
  });

  it('sends what the kind has, and nothing else', () => {
    expect(readDraft({ ...typed, kind: 'differentGames', count: '4' })).toMatchObject({
      input: { mission: { english: 'Look', kind: 'differentGames', count: 4, points: 20 } },
    });
    const read = readDraft({ ...typed, kind: 'setLimit', count: 'ignored' });
    expect(Object.keys('input' in read ? read.input.mission : {}).sort()).toEqual(
      ['beginTime', 'endTime', 'english', 'entry', 'filipino', 'kind', 'points'].sort(),
    );
  });
});
