import { FormState } from '@/components/account/form/form-state'
import { shareBy } from '@/components/share/share-by'
import { copyText, siteLink } from '@/components/share/site-link'
import { amountProblem, NAME_LENGTH, WORDS_LENGTH } from '@/domain/gift/send'
import { formatYuan, toFen } from '@/domain/money'
import { currentDoor } from '@/platform/door'
import type { ShareCard } from '@/platform/door/share'
import { publicHref } from '@/routes/href'
import { sendGift, type GiftToSend, type OwnGift, type SentGift } from '@/services/card/gift'
import { singleFlight } from '@/services/http/throttle'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { sendTexts as texts } from '../texts'

const FIELDS = ['amount', 'toName', 'words'] as const
const YUAN = /^\d{1,6}(\.\d{1,2})?$/
const PICTURE = '/share.png'

const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join('')

/** A part of a card for somebody else, and its link. What was typed stays until it is sent. */
export class SendModel {
  readonly form: FormState<(typeof FIELDS)[number]>
  open = false
  cards: readonly OwnGift[] = []
  amount = ''
  toName = ''
  words = ''
  /** What its link is shown of; null: it is being filled in. */
  ready: SentGift | null = null
  private picked = ''
  /** One key for one thing that is sent, so that a lost answer is asked for again. */
  private key: { readonly of: string; readonly key: string } | null = null

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly sent: () => Promise<void>
  ) {
    this.form = new FormState(root, 'gift-send', FIELDS)
    observed(this)
  }

  /** As picked, else the one that runs out first. */
  get card(): OwnGift | undefined {
    return this.cards.find(({ no }) => no === this.picked) ?? this.cards[0]
  }

  get canShare(): boolean {
    return currentDoor().share.canOpen()
  }

  /** Where it is claimed. */
  get url(): string {
    return this.ready ? siteLink(publicHref('giftClaim', { code: this.ready.code })) : ''
  }

  start(cards: readonly OwnGift[]): void {
    this.cards = cards
    this.ready = null
    this.open = true
  }

  show(sent: SentGift): void {
    this.ready = sent
    this.open = true
  }

  close(): void {
    this.open = false
  }

  pick(no: string): void {
    this.picked = no
    this.form.clear('amount')
  }

  typeAmount(text: string): void {
    this.amount = text.trim()
    this.form.clear('amount')
  }

  typeTo(text: string): void {
    this.toName = cut(text, NAME_LENGTH)
    this.form.clear('toName')
  }

  typeWords(text: string): void {
    this.words = cut(text, WORDS_LENGTH)
    this.form.clear('words')
  }

  readonly submit = singleFlight(async (): Promise<void> => {
    const { root, form, card } = this
    if (!card) return
    const fen = YUAN.test(this.amount) ? toFen(Number(this.amount)) : null
    const toName = this.toName.trim()
    const amount = amountProblem(fen, card.leftFen)
    if (!form.check({ amount, toName: toName === '' ? texts.toMissing : null })) return
    if (fen === null) return
    const gift: GiftToSend = { no: card.no, fen, toName, words: this.words.trim() }
    const sent = await form.send(async () => sendGift(root.call, gift, await this.keyOf(gift)))
    if (!sent) return
    this.done(sent)
    if (!this.scope.left) await this.sent()
  })

  readonly share = singleFlight(async (): Promise<void> => {
    const { ready, root } = this
    if (!ready) return
    const card: ShareCard = {
      title: texts.cardTitle(formatYuan(ready.fen)),
      text: texts.cardText(ready.words),
      path: publicHref('giftClaim', { code: ready.code }),
      imgUrl: PICTURE
    }
    await shareBy(root.feedback, card)
  })

  async copy(): Promise<void> {
    const { ready, root } = this
    if (!ready) return
    await copyText(root.feedback, texts.message(formatYuan(ready.fen), this.url), texts)
  }

  private async keyOf(gift: GiftToSend): Promise<string> {
    const of = JSON.stringify(gift)
    if (this.key?.of !== of) this.setKey(of, await this.root.newKey())
    return this.key?.key ?? ''
  }

  private setKey(of: string, key: string): void {
    this.key = { of, key }
  }

  private done(sent: SentGift): void {
    this.ready = sent
    this.amount = ''
    this.toName = ''
    this.words = ''
    this.key = null
  }
}
