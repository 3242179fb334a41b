import { createContext } from 'react'
import type { ShareCard } from '@/platform/door/share'

/** What an open page says of itself in place of what its row of the table says. */
export interface OwnWords {
  /** '' for the title of its row. */
  title: string
  /** An invitation that stands on the page: the host's share menu sends it as the page's own button does. null: the menu goes by the row. */
  card: ShareCard | null
}

/** Takes words of the page around. @returns what takes its card back, where the content that invites is gone */
export const OwnContext = createContext<(words: Partial<OwnWords>) => () => void>(() => () => undefined)
