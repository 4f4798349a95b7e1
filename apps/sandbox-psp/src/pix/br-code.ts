import type { Amount } from '@fairhouse/money';
import { decimalText } from '@fairhouse/money';

/**
 * The text of a dynamic PIX code: EMV fields of tag, length and value, closed by a checksum.
 * `location` is the address of the payment without its scheme. https://www.bcb.gov.br/estabilidadefinanceira/pix
 */
export function brCode(location: string, amount: Amount<'BRL'>): string {
  const account = field('00', 'br.gov.bcb.pix') + field('25', location);
  const open = [
    field('00', '01'),
    field('01', '12'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    field('54', decimalText(amount)),
    field('58', 'BR'),
    field('59', 'FAIRHOUSE SANDBOX'),
    field('60', 'SAO PAULO'),
    field('62', field('05', '***')),
    '6304',
  ].join('');
  return open + checksum(open);
}

function field(tag: string, value: string): string {
  if (value.length > 99) throw new Error(`field ${tag} of a PIX code is too long`);
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

/** CRC16 with polynomial 0x1021 from 0xFFFF, as four hexadecimal digits. */
export function checksum(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
