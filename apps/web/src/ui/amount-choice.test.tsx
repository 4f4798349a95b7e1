import { amountOf } from '@fairhouse/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { AmountChoice, type ChosenAmount, chosenText, nothingChosen, readShortcuts } from './amount-choice.tsx';

const parts = vi.hoisted(() => ({ choose: (_: string): void => {}, type: (_: string): void => {} }));
vi.mock('@fairhouse/ui/forms/choice-grid.tsx', async (original) => {
  const { ChoiceGrid } = await original<typeof import('@fairhouse/ui/forms/choice-grid.tsx')>();
  return {
    ChoiceGrid(props: Parameters<typeof ChoiceGrid>[0]) {
      parts.choose = props.onChange;
      return <ChoiceGrid {...props} />;
    },
  };
});
vi.mock('@fairhouse/ui/forms/amount-field.tsx', async (original) => {
  const { AmountField } = await original<typeof import('@fairhouse/ui/forms/amount-field.tsx')>();
  return {
    AmountField(props: Parameters<typeof AmountField>[0]) {
      parts.type = props.onChange;
      return <AmountField {...props} />;
    },
  };
});

const usd = (minor: bigint) => amountOf('USD', minor);
const limits = {
  minimum: usd(10_00n),
  maximum: usd(5_000_00n),
  shortcuts: readShortcuts('25/30/50/100/200/500/1000/2000', 'USD'),
  takesOther: true,
};
const drawn = (takesOther: boolean, value: ChosenAmount = nothingChosen) =>
  renderToStaticMarkup(<AmountChoice limits={{ ...limits, takesOther }} value={value} onChange={() => {}} />);

describe('the choice of an amount', () => {
  it('offers the shortcuts of the configuration in their order, four in a row', () => {
    const html = drawn(true);
    expect(html).toContain('grid-template-columns:repeat(4, minmax(0, 1fr))');
    expect([...html.matchAll(/<span>(\$[^<]+)<\/span>/g)].map(([, label]) => label)).toEqual([
      '$25',
      '$30',
      '$50',
      '$100',
      '$200',
      '$500',
      '$1,000',
      '$2,000',
    ]);
  });

  it('takes another amount only where the configuration allows it, and names its limits', () => {
    expect(drawn(true)).toContain('inputMode="decimal"');
    expect(drawn(true)).toContain('$10.00');
    expect(drawn(true)).toContain('$5,000.00');
    expect(drawn(false)).not.toContain('inputMode="decimal"');
  });

  it('clears what was typed when a shortcut is taken, and the shortcut when something is typed', () => {
    const onChange = vi.fn();
    renderToStaticMarkup(<AmountChoice limits={limits} value={{ other: '12' }} onChange={onChange} />);
    parts.choose('50.00');
    expect(onChange).toHaveBeenLastCalledWith({ shortcut: '50.00', other: '' });
    parts.type('7');
    expect(onChange).toHaveBeenLastCalledWith({ other: '7' });
  });

  it('shows what was chosen', () => {
    expect(drawn(true, { shortcut: '50.00', other: '' })).toMatch(/checked="" value="50.00"|value="50.00" checked=""/);
    expect(drawn(true, { other: '12.5' })).toContain('value="12.5"');
    expect([
      chosenText({ shortcut: '50.00', other: '' }),
      chosenText({ other: '5,000' }),
      chosenText(nothingChosen),
    ]).toEqual(['50.00', '5,000', '']);
    expect(drawn(true, { other: '5,000' })).toContain('= $5,000.00');
  });
});
