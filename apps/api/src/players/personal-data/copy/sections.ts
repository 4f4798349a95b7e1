import type { Language } from '../../../http/language.ts';

type Section = Record<Language, string> & {
  /** Fields that are amounts in minor units: of the row's own currency, else of the member's book. */
  amounts?: readonly string[];
};

const bookAmounts = [
  'cash',
  'bonus',
  'held',
  'deposited',
  'won',
  'rolled_back',
  'granted',
  'staked',
  'paid_out',
  'forfeited',
  'fees',
  'reversed',
] as const;

/** What a copy is made of, in its order; every section that a feature publishes has its name here (a test says so). */
export const sections = {
  account: { en: 'Account', fil: 'Account', pt: 'Conta', es: 'Cuenta' },
  consents: { en: 'What you agreed to', fil: 'Mga sinang-ayunan mo', pt: 'O que você aceitou', es: 'Qué aceptaste' },
  logIns: { en: 'Log-ins', fil: 'Mga pag-log in', pt: 'Entradas', es: 'Inicios de sesión' },
  failedLogIns: {
    en: 'Failed log-ins',
    fil: 'Mga nabigong pag-log in',
    pt: 'Entradas que falharam',
    es: 'Inicios de sesión fallidos',
  },
  linkedAccounts: {
    en: 'Linked accounts',
    fil: 'Mga naka-link na account',
    pt: 'Contas vinculadas',
    es: 'Cuentas vinculadas',
  },
  authenticatorApp: {
    en: 'Authenticator app',
    fil: 'Authenticator app',
    pt: 'Aplicativo autenticador',
    es: 'App de autenticación',
  },
  passkeys: { en: 'Passkeys', fil: 'Mga passkey', pt: 'Chaves de acesso', es: 'Llaves de acceso' },
  documents: { en: 'Documents', fil: 'Mga dokumento', pt: 'Documentos', es: 'Documentos' },
  pictures: {
    en: 'Pictures of documents',
    fil: 'Mga larawan ng dokumento',
    pt: 'Imagens de documentos',
    es: 'Imágenes de documentos',
  },
  book: { en: 'Ledger', fil: 'Ledger', pt: 'Livro da conta', es: 'Libro de la cuenta', amounts: bookAmounts },
  postings: {
    en: 'Transactions',
    fil: 'Mga transaksyon',
    pt: 'Transações',
    es: 'Transacciones',
    amounts: [
      'amount',
      'bonus_part',
      'cash_before',
      'bonus_before',
      'held_before',
      'cash_after',
      'bonus_after',
      'held_after',
    ],
  },
  deposits: {
    en: 'Deposits',
    fil: 'Mga deposito',
    pt: 'Depósitos',
    es: 'Depósitos',
    amounts: ['amount', 'pays', 'shortfall', 'settled', 'asked'],
  },
  cards: { en: 'Cards', fil: 'Mga card', pt: 'Cartões', es: 'Tarjetas' },
  payers: { en: 'Payers', fil: 'Mga nagbayad', pt: 'Pagadores', es: 'Pagadores' },
  paidWith: {
    en: 'Payment instruments of deposits',
    fil: 'Ipinambayad sa mga deposito',
    pt: 'Meios de pagamento dos depósitos',
    es: 'Medios de pago de los depósitos',
  },
  refunds: { en: 'Refunds', fil: 'Mga refund', pt: 'Reembolsos', es: 'Reembolsos', amounts: ['amount'] },
  claims: { en: 'Chargebacks', fil: 'Mga chargeback', pt: 'Estornos', es: 'Contracargos', amounts: ['amount'] },
  cashOuts: { en: 'Cash-outs', fil: 'Mga cash-out', pt: 'Saques', es: 'Retiros', amounts: ['amount', 'fee'] },
  savedAccounts: {
    en: 'Saved accounts',
    fil: 'Mga naka-save na account',
    pt: 'Contas salvas',
    es: 'Cuentas guardadas',
  },
  nameAtGames: {
    en: 'Your name at game vendors',
    fil: 'Pangalan mo sa mga vendor ng laro',
    pt: 'Seu nome nos provedores de jogos',
    es: 'Tu nombre en los proveedores de juegos',
  },
  gameSessions: {
    en: 'Games you opened',
    fil: 'Mga binuksang laro',
    pt: 'Jogos que você abriu',
    es: 'Juegos que abriste',
  },
  rounds: { en: 'Rounds', fil: 'Mga round', pt: 'Rodadas', es: 'Rondas', amounts: ['staked', 'returned', 'won'] },
  sharedRounds: {
    en: 'Rounds you shared',
    fil: 'Mga round na ibinahagi mo',
    pt: 'Rodadas que você compartilhou',
    es: 'Rondas que compartiste',
  },
  heldWins: {
    en: 'Wins held for review',
    fil: 'Mga panalong sinuri',
    pt: 'Ganhos retidos para análise',
    es: 'Ganancias retenidas para revisión',
    amounts: ['amount', 'staked', 'won_before'],
  },
  freeRounds: {
    en: 'Free rounds',
    fil: 'Mga libreng round',
    pt: 'Rodadas grátis',
    es: 'Rondas gratis',
    amounts: ['stake', 'won', 'win_most', 'paid'],
  },
  playStopped: {
    en: 'Play stopped by us',
    fil: 'Paglalarong inihinto namin',
    pt: 'Jogo parado por nós',
    es: 'Juego detenido por nosotros',
  },
  tableWords: {
    en: 'What you said at shared tables',
    fil: 'Mga sinabi mo sa mga mesang pinagsasaluhan',
    pt: 'O que você disse em mesas compartilhadas',
    es: 'Lo que dijiste en mesas compartidas',
  },
  tableMutes: {
    en: 'When you could not write at shared tables',
    fil: 'Kung kailan hindi ka nakapagsulat sa mga mesa',
    pt: 'Quando você não pôde escrever em mesas compartilhadas',
    es: 'Cuándo no pudiste escribir en mesas compartidas',
  },
  chatReports: {
    en: 'Chat messages you reported',
    fil: 'Mga mensaheng inireport mo',
    pt: 'Mensagens do chat que você denunciou',
    es: 'Mensajes del chat que denunciaste',
  },
  limits: { en: 'Limits', fil: 'Mga limitasyon', pt: 'Limites', es: 'Límites' },
  limitRaises: {
    en: 'Higher limits asked for',
    fil: 'Mga hininging mas mataas na limitasyon',
    pt: 'Limites maiores pedidos',
    es: 'Límites mayores pedidos',
  },
  limitsDeclined: {
    en: 'Limits you chose not to set',
    fil: 'Mga limitasyong pinili mong hindi itakda',
    pt: 'Limites que você escolheu não definir',
    es: 'Límites que elegiste no establecer',
  },
  reviewReminders: {
    en: 'Reminders to review your limits',
    fil: 'Mga paalala na suriin ang iyong mga limitasyon',
    pt: 'Lembretes para rever seus limites',
    es: 'Recordatorios para revisar tus límites',
  },
  playPreferences: {
    en: 'Play settings',
    fil: 'Mga setting ng paglalaro',
    pt: 'Configurações de jogo',
    es: 'Ajustes de juego',
  },
  pauses: {
    en: 'Breaks and exclusions',
    fil: 'Mga pahinga at pagbubukod',
    pt: 'Pausas e exclusões',
    es: 'Pausas y exclusiones',
  },
  playSigns: {
    en: 'Safer-gambling indicators',
    fil: 'Mga palatandaan para sa ligtas na paglalaro',
    pt: 'Indicadores de jogo responsável',
    es: 'Indicadores de juego responsable',
  },
  playMeasures: {
    en: 'Safer-gambling measures',
    fil: 'Mga hakbang para sa ligtas na paglalaro',
    pt: 'Medidas de jogo responsável',
    es: 'Medidas de juego responsable',
  },
  playCases: {
    en: 'Safer-gambling reviews by our staff',
    fil: 'Mga pagsusuri ng staff para sa ligtas na paglalaro',
    pt: 'Análises de jogo responsável da nossa equipe',
    es: 'Revisiones de juego responsable de nuestro equipo',
  },
  exclusionLifts: {
    en: 'Requests to end an exclusion',
    fil: 'Mga hiling na tapusin ang pagbubukod',
    pt: 'Pedidos para terminar uma exclusão',
    es: 'Solicitudes para terminar una exclusión',
  },
  identityChecks: {
    en: 'Identity checks',
    fil: 'Mga pagsusuri ng pagkakakilanlan',
    pt: 'Verificações de identidade',
    es: 'Verificaciones de identidad',
  },
  registerAnswers: {
    en: 'Self-exclusion register checks',
    fil: 'Mga pagsusuri sa self-exclusion register',
    pt: 'Consultas ao registro de autoexclusão',
    es: 'Consultas al registro de autoexclusión',
  },
  sourcesOfFunds: {
    en: 'Source of funds',
    fil: 'Pinagmulan ng pera',
    pt: 'Origem dos recursos',
    es: 'Origen de los fondos',
    amounts: ['threshold', 'deposits'],
  },
  bonuses: {
    en: 'Bonuses',
    fil: 'Mga bonus',
    pt: 'Bônus',
    es: 'Bonos',
    amounts: [
      'amount',
      'deposit',
      'required',
      'most_counted',
      'most_released',
      'own',
      'locked',
      'released',
      'wagered',
      'forfeited',
      'paid',
    ],
  },
  bonusBets: {
    en: 'Bets towards bonuses',
    fil: 'Mga taya para sa bonus',
    pt: 'Apostas para bônus',
    es: 'Apuestas para bonos',
    amounts: ['stake', 'own', 'locked', 'counted'],
  },
  cashback: { en: 'Cashback', fil: 'Cashback', pt: 'Cashback', es: 'Cashback', amounts: ['loss', 'amount'] },
  fees: { en: 'Fees', fil: 'Mga bayarin', pt: 'Taxas', es: 'Comisiones', amounts: ['amount'] },
  vip: { en: 'VIP points spent', fil: 'Nagamit na VIP points', pt: 'Pontos VIP gastos', es: 'Puntos VIP gastados' },
  vipGiven: {
    en: 'VIP points you were given',
    fil: 'Mga VIP point na ibinigay sa iyo',
    pt: 'Pontos VIP que você recebeu',
    es: 'Puntos VIP que recibiste',
  },
  vipPurchases: {
    en: 'VIP packages',
    fil: 'Mga VIP package',
    pt: 'Pacotes VIP',
    es: 'Paquetes VIP',
    amounts: ['bonus'],
  },
  invitations: {
    en: 'Friends you invited',
    fil: 'Mga inimbitahan mo',
    pt: 'Amigos que você convidou',
    es: 'Amigos que invitaste',
  },
  invitedBySomebody: {
    en: 'Your own invitation',
    fil: 'Imbitasyon sa iyo',
    pt: 'Seu próprio convite',
    es: 'Tu propia invitación',
  },
  inviteProgress: {
    en: 'Progress of invitations',
    fil: 'Takbo ng mga imbitasyon',
    pt: 'Progresso dos convites',
    es: 'Progreso de las invitaciones',
  },
  inviteRewards: {
    en: 'Invitation rewards',
    fil: 'Mga gantimpala sa imbitasyon',
    pt: 'Recompensas por convite',
    es: 'Recompensas por invitación',
    amounts: ['amount'],
  },
  agency: { en: 'Agency', fil: 'Pagiging ahente', pt: 'Agência', es: 'Agencia' },
  competitions: {
    en: 'Competitions',
    fil: 'Mga paligsahan',
    pt: 'Competições',
    es: 'Competencias',
    amounts: ['prize'],
  },
  missions: { en: 'Missions', fil: 'Mga misyon', pt: 'Missões', es: 'Misiones' },
  agentBonuses: {
    en: 'Agent bonuses',
    fil: 'Mga bonus ng ahente',
    pt: 'Bônus de agente',
    es: 'Bonos de agente',
    amounts: ['amount'],
  },
  favourites: { en: 'Favourite games', fil: 'Mga paboritong laro', pt: 'Jogos favoritos', es: 'Juegos favoritos' },
  promotionsShown: {
    en: 'Promotions shown',
    fil: 'Mga ipinakitang promo',
    pt: 'Promoções mostradas',
    es: 'Promociones mostradas',
  },
  promotionsChosen: {
    en: 'Promotions for you',
    fil: 'Mga promo para sa iyo',
    pt: 'Promoções para você',
    es: 'Promociones para ti',
  },
  campaigns: { en: 'Campaigns', fil: 'Mga kampanya', pt: 'Campanhas', es: 'Campañas', amounts: ['amount'] },
  journeys: { en: 'Journeys', fil: 'Mga journey', pt: 'Jornadas', es: 'Recorridos' },
  affiliate: { en: 'Affiliate partner', fil: 'Affiliate partner', pt: 'Parceiro afiliado', es: 'Socio afiliado' },
  messages: { en: 'Messages', fil: 'Mga mensahe', pt: 'Mensagens', es: 'Mensajes' },
  sentNotifications: {
    en: 'Messages sent by push and email',
    fil: 'Mga mensaheng ipinadala sa push at email',
    pt: 'Mensagens enviadas por push e e-mail',
    es: 'Mensajes enviados por push y correo',
  },
  pushDevices: {
    en: 'Devices with push notifications',
    fil: 'Mga device na may push notification',
    pt: 'Aparelhos com notificações push',
    es: 'Dispositivos con notificaciones push',
  },
  notificationChoices: {
    en: 'Notification settings',
    fil: 'Mga setting ng notification',
    pt: 'Configurações de notificação',
    es: 'Ajustes de notificaciones',
  },
  quietHours: { en: 'Quiet hours', fil: 'Mga oras na tahimik', pt: 'Horário de silêncio', es: 'Horas de silencio' },
  mails: { en: 'Emails to you', fil: 'Mga email sa iyo', pt: 'E-mails para você', es: 'Correos para ti' },
  letterMessages: {
    en: 'What followed your messages to support',
    fil: 'Ang mga kasunod ng mga mensahe mo sa support',
    pt: 'O que se seguiu às suas mensagens ao suporte',
    es: 'Lo que siguió a tus mensajes a soporte',
  },
  letters: {
    en: 'Messages to support',
    fil: 'Mga mensahe sa support',
    pt: 'Mensagens ao suporte',
    es: 'Mensajes a soporte',
  },
  tags: { en: 'Tags by staff', fil: 'Mga tag ng staff', pt: 'Etiquetas da equipe', es: 'Etiquetas del personal' },
  notes: { en: 'Staff notes', fil: 'Mga tala ng staff', pt: 'Notas da equipe', es: 'Notas del personal' },
  corrections: { en: 'Corrections', fil: 'Mga pagwawasto', pt: 'Correções', es: 'Correcciones' },
  copies: {
    en: 'Copies of your data',
    fil: 'Mga kopya ng iyong datos',
    pt: 'Cópias dos seus dados',
    es: 'Copias de tus datos',
  },
  erasures: { en: 'Erasure', fil: 'Pagbura', pt: 'Apagamento', es: 'Borrado' },
  auditEvents: { en: 'What you did', fil: 'Mga ginawa mo', pt: 'O que você fez', es: 'Qué hiciste' },
} as const satisfies Record<string, Section>;

/** Sections whose rows lie elsewhere, and are asked for when a copy is made. */
export const elsewhere = ['tableWords'] as const satisfies readonly (keyof typeof sections)[];
export type Elsewhere = (typeof elsewhere)[number];

export type SectionName = keyof typeof sections;
export const sectionNames = Object.keys(sections) as SectionName[];

export const isElsewhere = (name: SectionName): name is Elsewhere => (elsewhere as readonly string[]).includes(name);

export const titleOf = (name: SectionName, language: Language): string => sections[name][language];

export function amountsOf(name: SectionName): readonly string[] {
  const section: Section = sections[name];
  return section.amounts ?? [];
}
