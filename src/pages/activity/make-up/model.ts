import { copyText, siteLink } from '@/components/share/site-link'
import { shareBy } from '@/components/share/share-by'
import { toOrder } from '@/components/order/to-order'
import { currentDoor } from '@/platform/door'
import type { ShareCard } from '@/platform/door/share'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import {
  chooseSecond,
  joinPair,
  leavePair,
  readPairs,
  startPair,
  type Pair,
  type PairPage
} from '@/services/activity/pairs'
import { singleFlight, throttle } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { texts } from './texts'

const PICTURE = '/share.png'

/** What can be done next. */
type PairAct = 'missing' | 'order' | 'pay' | 'view' | 'again' | 'join' | 'waiting' | 'own' | 'soon' | 'ended'

interface Params {
  readonly activityId: string
  readonly productCode?: string | undefined
  readonly pairId?: string | undefined
}

/** Two who buy together: one's own, or one that was joined by its link. */
export class MakeUpModel {
  readonly request = new LoadableRequest<PairPage>()
  busy = false

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly params: Params
  ) {
    observed(this)
  }

  get page(): PairPage | undefined {
    return this.request.value
  }

  get pair(): Pair | null {
    return this.page?.pair ?? null
  }

  /** The caller sees to it who is the second. */
  get chooses(): boolean {
    const { pair } = this
    return pair === null || (pair.role === 'owner' && (pair.state === 'open' || pair.state === 'both'))
  }

  get act(): PairAct {
    const { page, pair } = this
    if (!page) return 'ended'
    if (pair && pair.role !== 'owner') return this.guestAct(page, pair)
    switch (pair?.state) {
      case 'ordered':
        return 'pay'
      case 'paid':
        return 'view'
      // One that was closed takes no order as a pair.
      case 'both':
        return page.state === 'open' ? 'order' : page.state
      case 'back':
      case 'over':
        return page.state === 'open' ? 'again' : page.state
      default:
        return page.state === 'open' ? 'missing' : page.state
    }
  }

  /** What the caller would pay by an offer that comes before their pair; null where an order is the pair's, or is there already. */
  get lowerFen(): number | null {
    return this.chooses ? (this.page?.lowerFen ?? null) : null
  }

  /** An invitation to the place that is free; null where there is none. */
  get card(): ShareCard | null {
    const { page, pair } = this
    if (page?.state !== 'open' || pair?.state !== 'open') return null
    const { activityId, product } = page
    return {
      title: texts.shareTitle(product.name),
      text: texts.shareText,
      path: publicHref('makeUp', { activityId, pairId: pair.pairId }),
      imgUrl: PICTURE
    }
  }

  /** When what is shown ends to be true. */
  get turnsAt(): number | null {
    const { page, pair } = this
    if (!page) return null
    if (pair && (pair.state === 'open' || pair.state === 'both')) return pair.endsAt
    return page.state === 'ended' ? null : page.state === 'soon' ? page.startAt : page.endAt
  }

  enter(): void {
    void this.load()
  }

  /** Somebody may have come meanwhile. */
  returned(): void {
    void this.load()
  }

  async load(): Promise<void> {
    const { root, scope, params } = this
    const page = await scope.run(this.request, () => readPairs(scope.call, params))
    if (page) root.clock.set(page.serverTime)
  }

  readonly next = throttle((): void | Promise<void> => {
    const { page, pair } = this
    if (!page) return
    switch (this.act) {
      case 'order':
        return this.order(page)
      case 'pay':
      case 'view':
        return toOrder(pair?.orderNum ?? '', page.product.kind)
      case 'join':
        return pair ? this.does(() => joinPair(this.root.call, pair.pairId)) : undefined
      case 'again':
      case 'own':
        // Shown without a link is what was joined: one's own is begun beside it.
        if (!this.params.pairId) return this.does(() => startPair(this.root.call, page.activityId))
        return navigate('makeUp', { activityId: page.activityId }, { replace: true })
      case 'missing':
      case 'waiting':
      case 'soon':
      case 'ended':
    }
  })

  /** Somebody of the family; once more takes them back. */
  choose(contactsId: string): void {
    const { page, pair } = this
    if (!page) return
    const wanted = pair?.second?.contactsId === contactsId ? '' : contactsId
    void this.does(() =>
      pair
        ? chooseSecond(this.root.call, pair.pairId, wanted)
        : startPair(this.root.call, page.activityId, contactsId)
    )
  }

  clear(): void {
    const { pair } = this
    if (pair) void this.does(() => chooseSecond(this.root.call, pair.pairId, ''))
  }

  leave(): void {
    const { pair } = this
    if (pair) void this.does(() => leavePair(this.root.call, pair.pairId), texts.left)
  }

  /** By the host where it can, else as a text to pass on. */
  async invite(): Promise<void> {
    const { root, page } = this
    if (!page) return
    if (!this.pair) await this.does(() => startPair(root.call, page.activityId))
    const { card } = this
    if (!card) return
    if (!currentDoor().share.canOpen()) {
      await copyText(root.feedback, texts.message(page.product.name, siteLink(card.path)), texts)
      return
    }
    await shareBy(root.feedback, card)
  }

  private guestAct(page: PairPage, { role, state }: Pair): PairAct {
    if (role === 'friend' && (state === 'both' || state === 'ordered')) return 'waiting'
    if (role === 'other' && state === 'open' && page.state === 'open') return 'join'
    return page.state === 'open' ? 'own' : page.state
  }

  /** It is bought as any product of codes is. */
  private order({ product: { kind, productCode }, category, skuId }: PairPage): void {
    const { process, items } = this.root
    const { key, parts } = process.open({ kind, productCode })
    if (!parts.goods) items.enterBooking(productCode, undefined)
    process.put(key, { goods: { category, skuId, quantity: 1 } })
    items.remove('supermarketCode')
    navigate('confirm', { type: kind, id: productCode })
  }

  private readonly does = singleFlight(async (step: () => Promise<Pair>, said?: string): Promise<void> => {
    const { root, page } = this
    this.setBusy(true)
    try {
      const pair = await step()
      if (page) this.request.set({ ...page, pair })
      if (said) root.feedback.toast({ text: said })
    } catch (error) {
      root.presentError(error)
      if (!this.scope.left) await this.load()
    } finally {
      this.setBusy(false)
    }
  })

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
