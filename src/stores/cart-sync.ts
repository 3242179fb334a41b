import { reaction, runInAction } from 'mobx'
import { applyChanges, changesOf, inOrderOf, nothingChanged, type CartChanges } from '@/domain/cart/sync'
import type { CartEntry } from '@/domain/cart/entry'
import type { StorageCapability } from '@/platform/storage/types'
import { syncCart } from '@/services/cart/kept-cart'
import type { CartStore } from './cart'
import { Persisted } from './persisted'
import type { Root } from './root'

const texts = { full: (lines: number) => `购物车已满，${lines}件商品未能加入` } as const

/** Changes of one moment are told together, after this, ms. */
const REST_MS = 400

type Lists<T> = { readonly cart: T; readonly favourites: T }

/** Changes on their way: told again under their key after a reload, because nobody knows whether they have arrived. */
interface Sending {
  readonly key: string
  readonly changes: Lists<CartChanges>
  /** The lists as they were then. */
  readonly of: Lists<readonly CartEntry[]>
}

type SyncRoot = Pick<Root, 'call' | 'cart' | 'favourites' | 'feedback' | 'newKey' | 'session'>

/**
 * The cart belongs to the account: what a guest put in goes into it at login, what is changed here is told, also later when
 * there was no network, and what another phone has changed is heard.
 */
class CartSync {
  private readonly sending: Persisted<Sending>
  private running: Promise<void> | null = null

  constructor(
    private readonly root: SyncRoot,
    storage: StorageCapability,
    now: () => number
  ) {
    this.sending = new Persisted(storage.local, 'cart-sync', now)
  }

  /** One at a time; who asks meanwhile is answered once what was changed until then is told. Never throws. */
  sync = async (): Promise<void> => {
    await this.running
    this.running ??= this.tell()
      // Without an answer everything stays as it is, and is told the next time.
      .catch(() => undefined)
      .finally(() => (this.running = null))
    await this.running
  }

  private async tell(): Promise<void> {
    const { session, call, feedback } = this.root
    const { account, era } = session
    if (!account) return
    const sending = this.sending.read() ?? (await this.begin())
    if (era !== session.era) return
    const answer = await syncCart(call, sending.key, sending.changes)
    if (era !== session.era) return
    runInAction(() => {
      take(this.root.cart, sending.of.cart, answer.cart)
      take(this.root.favourites, sending.of.favourites, answer.favourites)
    })
    this.sending.clear()
    if (answer.full > 0) feedback.toast({ text: texts.full(answer.full) })
    // What was changed while these were on their way.
    if (this.hasNews) await this.tell()
  }

  /** Something was changed here of which the account has not heard. */
  get hasNews(): boolean {
    const { cart, favourites } = this.changes
    return !nothingChanged(cart) || !nothingChanged(favourites)
  }

  private get changes(): Lists<CartChanges> {
    const { cart, favourites } = this.root
    return {
      cart: changesOf(cart.told, cart.goods),
      favourites: changesOf(favourites.told, favourites.goods)
    }
  }

  private async begin(): Promise<Sending> {
    const key = await this.root.newKey()
    const { cart, favourites } = this.root
    const of = { cart: cart.goods, favourites: favourites.goods }
    const sending = { key, changes: this.changes, of }
    if (this.hasNews) this.sending.write(sending)
    return sending
  }
}

/** The list as the account has it now, with what was changed here since it was told. */
function take(list: CartStore, told: readonly CartEntry[], now: readonly CartEntry[]): void {
  const { lines } = applyChanges(now, changesOf(told, list.goods))
  const same = nothingChanged(changesOf(list.goods, lines))
  list.write(same ? list.goods : inOrderOf(list.goods, lines), now)
}

/** From now on cart and favourites are those of who is logged in. */
export function keepCarts(root: SyncRoot, storage: StorageCapability, now: () => number): CartSync {
  const account = new CartSync(root, storage, now)
  const { cart, favourites, session } = root
  cart.setAccount(account)
  favourites.setAccount(account)
  reaction(
    () => session.account?.id,
    () => void account.sync(),
    { fireImmediately: true }
  )
  reaction(
    () => account.hasNews,
    (news) => news && void account.sync(),
    { delay: REST_MS }
  )
  return account
}
