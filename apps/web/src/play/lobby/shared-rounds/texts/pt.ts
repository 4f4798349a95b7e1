import type { Texts } from '../../../../lib/language/i18n.ts';
import type { en } from './en.ts';

export const pt: Texts<keyof typeof en> = {
  share: 'Compartilhar esta rodada',
  shareNote:
    'Quem tem o link pode ver a rodada e verificá-la. Seu nome não aparece, a menos que você tenha escolhido isso em Seus dados.',
  withAmounts: 'Mostrar quanto apostei e ganhei',
  makeLink: 'Criar um link',
  link: 'Link da rodada',
  copy: 'Copiar o link',
  send: 'Enviar…',
  picture: 'Salvar como imagem',
  stop: 'Parar de compartilhar',
  stopped: 'O link está fechado. Ninguém mais pode abri-lo.',
  closed:
    'Não é possível compartilhar rodadas onde você está, durante uma pausa ou enquanto as ofertas estão suspensas.',
  pictureFailed: 'Não foi possível criar a imagem. Tente de novo.',
  pictureTitle: 'Uma rodada que qualquer um pode verificar',
  paid: '{multiple} da aposta',
  staked: 'Apostado',
  won: 'Ganho',
  player: 'Jogador',
  hidden: 'Oculto',
  ended: 'Terminou',
  returned: 'Pagou',
  lead: 'Um jogador compartilha esta rodada. Ela foi jogada com dinheiro e é mostrada como foi.',
  replay: 'Replay da rodada compartilhada',
  again: 'Ver de novo',
  loading: 'Abrindo a rodada…',
  verify: 'Salve o arquivo da rodada no replay e confira você mesmo:',
  verifyLink: 'Conferir uma rodada',
  gone: 'Esta rodada não está compartilhada',
  goneText: 'O link foi fechado ou não está completo. Peça o link de novo.',
  notShown: 'Rodadas compartilhadas não são mostradas a você agora',
  notShownText:
    'Isso é por causa de onde você está, ou porque está em pausa. Suas próprias rodadas estão no seu histórico de jogos.',
  toGames: 'Ver os jogos',
  about: 'Sobre {game}',
};
