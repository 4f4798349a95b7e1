import { describe, expect, it } from 'vitest';
import { readPopup, writePopup } from './popup-address.ts';
import type { OpenPopup } from './popups.ts';

describe('the address of a pop-up', () => {
  it.each<[string, Pick<OpenPopup, 'name' | 'props'>]>([
    ['vipClub', { name: 'vipClub', props: {} }],
    ['deposit', { name: 'deposit', props: {} }],
    ['deposit:PIX', { name: 'deposit', props: { method: 'PIX' } }],
    ['deposits:17', { name: 'deposits', props: { order: 17 } }],
    ['cashOut:history', { name: 'cashOut', props: { section: 'history' } }],
    ['legal:privacyPolicy', { name: 'legal', props: { text: 'privacyPolicy' } }],
  ])('%s is written and read back', (text, popup) => {
    expect(writePopup(popup)).toBe(text);
    expect(readPopup(text)?.popup).toEqual(popup);
  });

  it.each(['', 'login', 'joined:7', 'constructor', 'legal:constructor', 'casinoPage:https://evil.example', 'vipClub?'])(
    'opens nothing for %j',
    (text) => expect(readPopup(text)).toBeUndefined(),
  );

  it('leaves out what nobody of the site writes', () => {
    expect(readPopup('deposits:1e9')?.popup.props).toEqual({});
    expect(readPopup('deposit:<b>')?.popup.props).toEqual({});
  });

  it('names no pop-up that answers something that happened once', () => {
    expect(writePopup({ name: 'joined', props: { memberId: 7 } })).toBeUndefined();
    expect(writePopup({ name: 'login', props: {} })).toBeUndefined();
  });

  it('asks for a log-in before what belongs to a member', () => {
    expect([readPopup('vipStore')?.forMembers, readPopup('contact')?.forMembers]).toEqual([true, false]);
  });
});
