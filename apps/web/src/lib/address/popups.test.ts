import { afterEach, describe, expect, it } from 'vitest';
import { closeAllPopups, closePopup, openPopup, openPopups, replacePopup } from './popups.ts';

const names = () => openPopups().map((popup) => popup.name);

describe('pop-ups', () => {
  afterEach(closeAllPopups);

  it('stand on each other, one of a name', () => {
    openPopup('login', {});
    openPopup('deposit', {});
    openPopup('login', { thenPlay: 7 });
    expect(names()).toEqual(['deposit', 'login']);
    expect(openPopups()[1]?.props).toEqual({ thenPlay: 7 });
  });

  it('close by name or from the top', () => {
    openPopup('login', {});
    openPopup('join');
    closePopup('login');
    expect(names()).toEqual(['join']);
    closePopup();
    expect(names()).toEqual([]);
  });

  it('are replaced where they stand', () => {
    openPopup('gameHistory');
    openPopup('login', {});
    replacePopup('join');
    expect(names()).toEqual(['gameHistory', 'join']);
  });
});
