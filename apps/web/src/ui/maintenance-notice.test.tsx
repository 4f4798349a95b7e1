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

it('shows the sentence of the casino in the place of its own', () => {
  const html = renderToStaticMarkup(
    <MaintenanceNotice of={{ ...of, state: 'on', text: 'We move.' }} cashOut={false} />,
  );
  expect(html).toContain('Maintenance until about');
  expect(html).toContain('We move.');
  expect(html).not.toContain('open rounds are safe');
});
