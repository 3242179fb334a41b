import { navigate } from '@/routes/navigate'
import {
  readWallet,
  type CardWallet,
  type CardRight,
  type RightCombo,
  type WalletCard
} from '@/services/card/wallet'
import { singleFlight, throttle } from '@/services/http/throttle'
import { bindRegistered, refusedTries } from '@/services/card/binding'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { walletTexts as texts } from './wallet-texts'

export type WalletTab = 'cards' | 'services' | 'over'

/** It can be booked with, now or once its time has come. */
const isOpen = ({ state }: Pick<WalletCard, 'state'>): boolean => state === 'live' || state === 'early'

/** What can be booked with a card. */
export interface Service {
  readonly card: WalletCard
  readonly right: CardRight
  readonly combo: RightCombo
}

/** The account's cards, what can be booked with them, and those that are over. */
export class WalletModel {
  readonly request = new LoadableRequest<CardWallet>()
  busy = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    public tab: WalletTab
  ) {
    observed(this)
  }

  get open(): readonly WalletCard[] {
    return (this.request.value?.cards ?? []).filter(isOpen)
  }

  get over(): readonly WalletCard[] {
    return (this.request.value?.cards ?? []).filter((card) => !isOpen(card))
  }

  get services(): readonly Service[] {
    return this.open.flatMap((card) =>
      card.rights.flatMap((right) =>
        isOpen(right) && right.uses.left > 0 ? right.combos.map((combo) => ({ card, right, combo })) : []
      )
    )
  }

  get tabs(): readonly { key: WalletTab; text: string; count?: number }[] {
    return [
      { key: 'cards', text: texts.cards },
      { key: 'services', text: texts.services, count: this.services.length },
      { key: 'over', text: texts.over }
    ]
  }

  enter(): void {
    void this.load()
  }

  /** Something may have been booked or bound meanwhile. */
  returned(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { scope } = this
    await scope.run(this.request, () => readWallet(scope.call))
  }

  select(tab: WalletTab): void {
    this.tab = tab
  }

  readonly book = throttle((card: WalletCard): void => {
    this.root.items.set('cardNumber', card.number)
    navigate('cardAppointment', { cardNumber: card.number })
  })

  /** The packages of that sort which the card has. */
  readonly bookService = throttle(({ card, combo }: Service): void => {
    this.root.items.set('cardNumber', card.number)
    this.root.items.set('comboId', combo.comboId)
    navigate('packageList', { cardNum: card.number, customServiceType: String(combo.category) })
  })

  readonly detail = throttle((card: WalletCard): void => navigate('cardDetail', { cardNum: card.number }))

  /** Cards that a company registered for the number and the person of this account come without being typed. */
  readonly findOwn = singleFlight(async (): Promise<void> => {
    const { root } = this
    const goOn = await root.feedback.confirm({
      title: texts.findTitle,
      text: texts.findText,
      confirmText: texts.findAgree,
      cancelText: texts.notNow
    })
    if (!goOn || this.scope.left) return
    try {
      const found = await bindRegistered(root.call)
      root.feedback.toast({ text: texts.found(found.length), icon: 'success' })
      await this.load()
    } catch (error) {
      if (refusedTries(error)) await root.feedback.alert({ title: texts.findTitle, text: texts.foundNone })
      else root.presentError(error)
    }
  })
}
