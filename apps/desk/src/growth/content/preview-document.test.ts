import { expect, it } from 'vitest';
import { previewDocument } from './preview-document.ts';

const none = { wide: undefined, phone: undefined };

it('whatever is written stands in it as text, but for the words that the server made safe', () => {
  const evil = `"><script>alert('1')</script>`;
  const promotion = previewDocument(
    {
      kind: 'promotion',
      shown: {
        id: 1,
        action: 'DEPOSIT',
        title: evil,
        text: evil,
        buttonText: evil,
        bgImg: '',
        mobileBgImg: '',
        gameId: null,
      },
    },
    'en',
    none,
  );
  expect(promotion).not.toContain('<script');
  expect(promotion.match(/&lt;script/g)).toHaveLength(3);
  const article = previewDocument(
    {
      kind: 'article',
      shown: {
        id: 1,
        language: 'en',
        title: evil,
        content: '<p>safe</p>',
        backgroundColor: '#000',
        fontColor: '#fff',
        padding: '8px',
        updateTime: '2026-01-01T00:00:00.000Z',
      },
    },
    'en',
    none,
  );
  expect(article).toContain('style="background-color:#000;color:#fff;padding:8px"><p>safe</p>');
  expect(article).not.toContain('<script');
});
