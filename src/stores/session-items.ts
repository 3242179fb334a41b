import { observable } from 'mobx'
import type { StorageCapability } from '@/platform/storage/types'
import { observed } from './observed'
import { Persisted } from './persisted'
import {
  isPhoneItem,
  RESUME,
  UNCOPIED,
  type SessionItemKey,
  type SessionItemTypes
} from './session-item-types'

/** Cleared on entering the booking screen (R2.108), and the draft's address with them. */
const BOOKING_ENTRY_KEYS = [
  'paperReport',
  'choosed-coupon',
  'optimal-coupon',
  'contactFormDatas',
  'changeDate',
  'wholePackage',
  'showAddPackageList'
] as const satisfies readonly SessionItemKey[]

/** Cleared once an order stands (R4.68). */
const ORDER_KEYS = [
  ...BOOKING_ENTRY_KEYS,
  'customsBuyer',
  'breakfastId',
  'supermarketCode',
  'recheckItems',
  'orderDetailAgain',
  'isShowAgainModal',
  'lotteryId',
  'staticItem'
] as const satisfies readonly SessionItemKey[]

/** What an order that stands may have made untrue. */
const TOLD_KEYS = ['visitToCome'] as const satisfies readonly SessionItemKey[]

/** How long a killed app may take a draft up again, as the drafts of the process store, in ms. */
const RESUME_MS = 24 * 3_600_000

/** Items whose fields were named anew: what an older client kept of them is dropped. */
const SHAPES: { readonly [K in SessionItemKey]?: number } = {
  contactFormDatas: 2,
  contactDraft: 2,
  reFund: 2,
  orderInfo: 2
}

/**
 * The named session items, observable. What belongs to a draft, or was told last, is also kept for a day outside the
 * session, because webviews drop session storage with a killed app; everything else ends with the session.
 */
export class SessionItems {
  private readonly values = observable.map<SessionItemKey, unknown>([], { deep: false })
  private readonly looked = new Set<SessionItemKey>()

  constructor(
    private readonly storage: StorageCapability,
    private readonly now: () => number
  ) {
    observed(this)
  }

  get<K extends SessionItemKey>(key: K): SessionItemTypes[K] | undefined {
    if (!this.looked.has(key)) this.load(key)
    return this.values.get(key) as SessionItemTypes[K] | undefined
  }

  set<K extends SessionItemKey>(key: K, value: SessionItemTypes[K]): void {
    this.looked.add(key)
    this.values.set(key, value)
    for (const kept of this.copies(key)) kept.write(value)
  }

  remove(...keys: readonly SessionItemKey[]): void {
    for (const key of keys) {
      this.looked.add(key)
      this.values.delete(key)
      for (const kept of this.copies(key)) kept.clear()
    }
  }

  /** @param againOf number of the order that this entry books again (再次预约), if it does */
  enterBooking(productCode: string, againOf: string | undefined): void {
    this.remove(...BOOKING_ENTRY_KEYS, 'placed')
    if (againOf && this.againOf(productCode) === againOf) return
    this.remove('orderDetailAgain', 'isShowAgainModal')
    if (againOf) this.set('orderDetailAgain', { orderNum: againOf, productCode })
  }

  /** Number of the order that is booked again with this product. */
  againOf(productCode: string): string | undefined {
    const again = this.get('orderDetailAgain')
    return again?.productCode === productCode ? again.orderNum : undefined
  }

  orderPlaced(): void {
    const { contactId, name, mobile } = this.get('contactFormDatas') ?? {}
    if (contactId === '' && name && mobile) this.set('lastPerson', { name, mobile })
    this.remove(...ORDER_KEYS, ...TOLD_KEYS)
  }

  /** What was not read in this life of the app goes with the storage. @returns puts back what its owner had typed */
  sessionEnded(): () => void {
    const gone = [...this.values].filter(([key]) => !isPhoneItem(key))
    this.remove(...gone.map(([key]) => key))
    return () => {
      // Its type is that with which it was set.
      for (const [key, value] of gone) if (this.get(key) === undefined) this.set(key, value as never)
    }
  }

  load(key: SessionItemKey): void {
    this.looked.add(key)
    const [session, resume] = this.copies(key)
    const value = session.read() ?? resume?.read() ?? null
    if (value !== null) this.values.set(key, value)
  }

  private copies(key: SessionItemKey) {
    const shape = SHAPES[key]
    const session = new Persisted<unknown>(this.storage.session, key, this.now, Infinity, shape)
    if (key in UNCOPIED) return [session] as const
    return [
      session,
      new Persisted<unknown>(this.storage.local, `${RESUME}${key}`, this.now, RESUME_MS, shape)
    ] as const
  }
}
