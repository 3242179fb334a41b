import type { StorageCapability, TextStorage } from '@/platform/storage/types'

function textStorage(): TextStorage {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key)
  }
}

/** A store that a test throws away. */
export function memoryStorage(): StorageCapability {
  return { local: textStorage(), session: textStorage(), setTokenCookie: () => undefined }
}
