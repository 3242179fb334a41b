import { searchAddons, type AddonSearch } from '@/domain/addon/search'
import { hotItems } from '@/domain/addon/sections'
import type { AddonPackage } from '@/domain/addon/types'
import { addonHistoryList, type AddonFlow } from '@/stores/history'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'

/** Add-on search (§4): 搜索 filters by name, an empty text goes back to the history of this user and flow (R3.12). */
export class AddonSearchModel {
  open = false
  typed = ''
  /** The word that was searched for; '' shows the history. */
  word = ''

  constructor(
    private readonly root: Pick<Root, 'history' | 'session'>,
    private readonly packages: () => readonly AddonPackage[],
    private readonly flow: AddonFlow
  ) {
    observed(this)
  }

  get history(): readonly string[] {
    return this.root.history.words(this.list)
  }

  get found(): AddonSearch {
    return searchAddons(this.packages(), this.word)
  }

  get hot(): ReturnType<typeof hotItems> {
    return hotItems(this.packages())
  }

  show(): void {
    this.open = true
  }

  close(): void {
    this.open = false
    this.type('')
  }

  type(text: string): void {
    this.typed = text
    if (text.trim() === '') this.word = ''
  }

  /** 搜索, the keyboard's key, or a word of the history. */
  search(text: string): void {
    this.typed = text
    this.word = text.trim()
    this.root.history.add(this.list, text)
  }

  clearHistory(): void {
    this.root.history.clear(this.list)
  }

  private get list(): string {
    return addonHistoryList(this.root.session.account?.id ?? 'guest', this.flow)
  }
}

export interface NamePart {
  text: string
  hit: boolean
}

/** A name cut at the searched word, whatever its case, so that the matches can be marked. */
export function markWord(name: string, word: string): NamePart[] {
  const needle = word.trim().toLowerCase()
  if (needle === '') return [{ text: name, hit: false }]
  const lower = name.toLowerCase()
  const parts: NamePart[] = []
  let from = 0
  for (let at = lower.indexOf(needle); at >= 0; at = lower.indexOf(needle, from)) {
    if (at > from) parts.push({ text: name.slice(from, at), hit: false })
    parts.push({ text: name.slice(at, at + needle.length), hit: true })
    from = at + needle.length
  }
  return from < name.length ? [...parts, { text: name.slice(from), hit: false }] : parts
}
