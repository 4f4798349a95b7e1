import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import MaintenanceNotice from './maintenance-notice.tsx';

const of = { startTime: '2026-11-30T07:00:00.000Z', endTime: '2026-11-30T09:00:00.000Z', text: null };

it('says when maintenance is and what stays open, with the way to the cash-out alone', () => {
  const on = renderToStaticMarkup(<MaintenanceNotice of={{ ...of, state: 'on' }} cashOut />);
  expect(on).toContain('Your money and open rounds are safe');
  expect([...on.matchAll(/<button[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(([, name]) => name)).toEqual(['Cash out']);
  const planned = renderToStaticMarkup(<MaintenanceNotice of={{ ...of, state: 'planned' }} cashOut={false} />);
  expect(planned).toContain('Open rounds can be finished');
  expect(planned).not.toContain('<button');
});

it('shows the sentence of the casino before its own, and beside a game in its place', () => {
  const ofCasino = { ...of, state: 'on', text: 'We move.' } as const;
  const bar = renderToStaticMarkup(<MaintenanceNotice of={ofCasino} cashOut={false} />);
  expect(bar).toMatch(/Maintenance until about .*We move\. .*open rounds are safe/);
  const game = renderToStaticMarkup(<MaintenanceNotice of={ofCasino} cashOut={false} look="game" />);
  expect(game).toContain('We move.');
  expect(game).not.toContain('open rounds are safe');
});
