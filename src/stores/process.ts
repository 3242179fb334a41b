import { observable } from 'mobx'
import {
  draftKey,
  keep,
  keptDrafts,
  newDraft,
  type Draft,
  type DraftKey,
  type DraftSubject
} from '@/domain/draft/draft'
import type { DraftParts } from '@/domain/draft/parts'
import type { ProductKind } from '@/domain/kinds'
import type { StorageCapability } from '@/platform/storage/types'
import type { BookingInfo } from '@/services/booking/booking'
import { observed } from './observed'
import { Persisted } from './persisted'

/** Drafts older than this are dropped, in ms. */
const DRAFT_MS = 24 * 3_600_000
const KEPT_DRAFTS = 5

/** 'processBooking' of §3: the drafts, kept for a day under the name that §3 gives them. */
export class ProcessStore {
  private readonly drafts = observable.map<DraftKey, Draft>([], { deep: false })
  /** Large and soon stale, so only in memory: after a reload the list is fetched again. */
  private readonly infos = observable.map<DraftKey, BookingInfo>([], { deep: false })
  private readonly kept: Persisted<unknown>

  constructor(storage: StorageCapability, now: () => number) {
    this.kept = new Persisted(storage.local, 'packagesDetail', now, DRAFT_MS)
    for (const draft of keptDrafts(this.kept.read())) this.drafts.set(draft.key, draft)
    observed(this)
  }

  /** Undefined when nothing was chosen for it yet. */
  draft(key: DraftKey): Draft | undefined {
    return this.drafts.get(key)
  }

  /** The draft of a product that is to be bought where its kind is not known; with a card that of the card. */
  draftOf(productCode: string, card = ''): Draft | undefined {
    return [...this.drafts.values()].find(
      (draft) => draft.productCode === productCode && (draft.card ?? '') === card && !draft.visit
    )
  }

  /** The last booking list of a draft; its part `days` says whether it still serves. */
  info(key: DraftKey): BookingInfo | undefined {
    return this.infos.get(key)
  }

  setInfo(key: DraftKey, info: BookingInfo): void {
    this.infos.set(key, info)
  }

  /** Opens (or goes on with) a draft. */
  open<K extends ProductKind>(subject: DraftSubject<K>): Draft {
    const known = this.drafts.get(draftKey(subject))
    if (known) return known
    const draft = newDraft(subject)
    this.save(draft)
    return draft
  }

  /** Puts parts in the place of those that were there; unknown drafts are ignored, because a page may outlive its order. */
  put(key: DraftKey, parts: Partial<DraftParts>): void {
    const draft = this.drafts.get(key)
    if (draft) this.save({ ...draft, parts: { ...draft.parts, ...parts } })
  }

  /** Takes a part away. */
  drop(key: DraftKey, name: keyof DraftParts): void {
    const draft = this.drafts.get(key)
    if (!draft?.parts[name]) return
    const { [name]: _gone, ...parts } = draft.parts
    this.save({ ...draft, parts })
  }

  /** After the order stands the draft is over; the next booking starts clean. */
  remove(key: DraftKey): void {
    this.drafts.delete(key)
    this.infos.delete(key)
    this.keep()
  }

  /** What somebody has chosen and typed is theirs. @returns puts it back, where nothing was chosen since */
  sessionEnded(): () => void {
    const gone = [...this.drafts.values()]
    this.drafts.clear()
    this.infos.clear()
    this.kept.clear()
    return () => {
      for (const draft of gone) if (!this.drafts.has(draft.key)) this.save(draft)
    }
  }

  private save(draft: Draft): void {
    this.drafts.delete(draft.key)
    this.drafts.set(draft.key, draft)
    this.keep()
  }

  /** A phone keeps only so much in one place: the older drafts give way, the one in work is the last to go. */
  private keep(): void {
    const drafts = [...this.drafts.values()].slice(-KEPT_DRAFTS)
    while (!this.kept.write(keep(drafts)) && drafts.length > 0) drafts.shift()
  }
}
