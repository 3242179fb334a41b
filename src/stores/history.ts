import { observable } from 'mobx'
import { addToHistory } from '@/domain/search/history'
import type { StorageCapability } from '@/platform/storage/types'
import { observed } from './observed'
import { Persisted } from './persisted'

/** Searched words, and codes of products that were seen or put aside, by list: 10 unique, newest first (§5). Add-on lists are kept per user and flow (§3). */
export class HistoryStore {
  private readonly lists = observable.map<string, readonly string[]>([], { deep: false })

  constructor(
    private readonly storage: StorageCapability,
    private readonly now: () => number
  ) {
    observed(this)
  }

  words(list: string): readonly string[] {
    return this.lists.get(list) ?? this.keptFor(list).read() ?? []
  }

  add(list: string, word: string): void {
    this.write(list, addToHistory(this.words(list), word))
  }

  remove(list: string, word: string): void {
    this.write(
      list,
      this.words(list).filter((kept) => kept !== word)
    )
  }

  clear(list: string): void {
    this.write(list, [])
  }

  /** What somebody looked for and at is theirs; its copies go with the storage. */
  sessionEnded(): void {
    this.lists.clear()
  }

  private write(list: string, words: readonly string[]): void {
    this.lists.set(list, words)
    this.keptFor(list).write(words)
  }

  private keptFor(list: string) {
    return new Persisted<readonly string[]>(this.storage.local, `history:${list}`, this.now)
  }
}

/** Where add-ons are searched: with a card, without one, or on the self-selected screen. */
export type AddonFlow = 'card' | 'cardless' | 'supermarket'

/** List name of an add-on search: per user key and flow (R3.12). */
export const addonHistoryList = (userKey: string, flow: AddonFlow): string => `addon:${flow}:${userKey}`

/** Codes of products that are put aside to be compared, and of those whose pages were seen. */
export const PRODUCT_LISTS = { compared: 'products:compared', seen: 'products:seen' } as const
