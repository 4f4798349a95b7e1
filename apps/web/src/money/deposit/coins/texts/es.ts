import type { Texts } from '../../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const es: Texts<keyof typeof en> = {
  coin: 'Moneda',
  coinTip: 'Elige una moneda',
  coinsLoading: 'Cargando monedas disponibles…',
  noCoins: 'No hay monedas disponibles por ahora. Elige otro método.',
  safety: 'Pagas desde tu propia billetera. El precio queda fijo {minutes} minutos después de continuar.',
  learn: 'Conoce bitcoin',
  payCoins: 'Envía {coins}',
  code: 'Código QR con la dirección para {coins}',
  holds: 'Este precio vale por {time}',
  over: 'El precio venció. Lo que envíes ahora se acredita al precio del momento en que llegue.',
  amount: 'Monto',
  address: 'Dirección',
  network: 'Red',
  gets: 'Se agrega a tu saldo',
  only: 'Envía {symbol} solo por {network}. Otras monedas enviadas a esta dirección pueden perderse.',
  fewer: 'Si envías más o menos, acreditamos lo que valga.',
  copyAmount: 'Copiar el monto',
  copyAddress: 'Copiar la dirección',
  change: 'Cambiar',
  transferMade: 'Ya envié el pago',
  looking: 'Buscando tu pago… Puede tardar unos minutos. Puedes cerrar esta ventana; lo acreditaremos igual.',
  waiting: 'Se recibieron {coins}. Esperando la primera confirmación.',
  confirming: 'Se recibieron {coins}: {count} de {needed} confirmaciones.',
  testWallet: 'Pagar desde la billetera de prueba',
};
