import type { StorageCapability, TextStorage } from './types'

const over = (area: () => Storage): TextStorage => ({
  get(key) {
    try {
      return area().getItem(key)
    } catch {
      return null
    }
  },
  set(key, value) {
    try {
      area().setItem(key, value)
      return true
    } catch {
      // Private mode or a full store: the page works on without it. What stood there before is out of date.
      this.remove(key)
      return false
    }
  },
  remove(key) {
    try {
      area().removeItem(key)
    } catch {
      // As above.
    }
  },
  wipe(stays) {
    try {
      for (const key of Object.keys(area())) if (!stays(key)) area().removeItem(key)
    } catch {
      // As above.
    }
  }
})

export const storage: StorageCapability = {
  local: over(() => window.localStorage),
  session: over(() => window.sessionStorage),
  setTokenCookie(value, maxAge) {
    const secure = window.location.protocol === 'https:' ? '; Secure' : ''
    document.cookie = `access_token=${value ?? ''}; Path=/; SameSite=Lax; Max-Age=${value ? maxAge : 0}${secure}`
  }
}
