import type { ShareCapability, ShareCard } from './share'
import type { Door } from './types'

/** `/a` with the origin of the site; a whole address as it is. */
export const addressOf = (path: string): string =>
  path.startsWith('/') ? window.location.origin + path : path

/** The browser's own sheet, where it has one. */
export const browserShare: Omit<ShareCapability, 'share'> & {
  share(card: ShareCard): Promise<boolean>
} = {
  canOpen: () => typeof navigator.share === 'function',
  prepare: async () => undefined,
  async share(card) {
    try {
      await navigator.share({ title: card.title, text: card.text, url: addressOf(card.path) })
      return true
    } catch {
      return false
    }
  }
}

/** What every door of the site has that knows no better. */
export const browser: Omit<Door, 'name' | 'defaultChannel'> = {
  login: { silent: false, credential: async () => null },
  share: browserShare,
  chrome: {
    pageShown: () => undefined,
    close: () => window.history.back(),
    login: () => false
  }
}
