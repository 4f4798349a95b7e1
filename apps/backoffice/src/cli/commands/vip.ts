import { needId, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem, usageCode } from '../problem.ts';
import { moneyText, table } from '../table.ts';

export async function vip(args: string[]): Promise<string> {
  const { words, named } = readArguments(args, ['points'], 3);
  const [what = 'list', which, turn] = words;
  if (what === 'list') return list();
  if (what === 'level') {
    const level = needId(which, 'level');
    const points = pointsOf(named.points);
    if (points === undefined) throw new Problem('Give --points NUMBER.', usageCode);
    await ask('/operator/vip/setLevel', { level, points });
    return `Level ${level} is reached at ${points} points from now on.`;
  }
  if (what !== 'package') throw new Problem('Say list, level or package.', usageCode);
  if (turn !== undefined && turn !== 'on' && turn !== 'off') throw new Problem('Say on or off.', usageCode);
  const id = needId(which, 'package');
  const points = pointsOf(named.points);
  await ask('/operator/vip/setPackage', {
    id,
    ...(turn === undefined ? {} : { enabled: turn === 'on' }),
    ...(points === undefined ? {} : { points }),
  });
  return 'Changed.';
}

function pointsOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : needId(text, 'points');
}

async function list(): Promise<string> {
  const { levels, packages } = await ask('/operator/vip/offer', {});
  const ladder = table(
    ['LEVEL', 'NAME', 'POINTS'],
    levels.map((it) => [it.level, it.name, it.points]),
  );
  const store = table(
    ['PACKAGE', 'LEVEL', 'POINTS', 'ON SALE', 'BONUS'],
    packages.map((it) => [
      it.id,
      it.level,
      it.points,
      it.enabled ? 'yes' : 'no',
      it.bonuses.map(({ currency, bonus }) => moneyText(bonus, currency)).join(', '),
    ]),
  );
  return `${ladder}\n\n${store}`;
}
