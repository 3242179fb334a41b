import type { Db } from '../db/client'
import { shopSettingsOf } from './shop-profile'

/** What the shop does not do, by the words that people look for it with, and where they go instead. */
export interface NotOffered {
  readonly words: readonly string[]
  readonly title: string
  readonly text: string
}

const LINE = /^([^｜|]{1,100})[｜|]([^｜|]{1,40})[｜|]([^｜|]{1,200})$/

/** A line of the setting, `手术、开刀｜我们不做手术｜请到医院……`; null for anything else. */
export function notOfferedLine(line: string): NotOffered | null {
  const [, words = '', title, text = ''] = LINE.exec(line.trim()) ?? []
  return title === undefined ? null : { words: words.split('、').filter((one) => one !== ''), title, text }
}

/** What the shop says to somebody who looks for what it does not do; null of anything else. */
export async function notOfferedFor(db: Db, keyword: string): Promise<Omit<NotOffered, 'words'> | null> {
  const { notOffered = '' } = await shopSettingsOf(db)
  const found = notOffered
    .split('\n')
    .flatMap((line) => notOfferedLine(line) ?? [])
    .find(({ words }) => words.some((word) => keyword.includes(word)))
  return found ? { title: found.title, text: found.text } : null
}
