import type { StorageCapability, TextStorage } from '@/platform/storage/types'

function textStorage(): TextStorage {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => values.set(key, value).has(key),
    remove: (key) => void values.delete(key),
    wipe: (stays) => [...values.keys()].forEach((key) => stays(key) || values.delete(key))
  }
}

/** A store that a test throws away. */
export function memoryStorage(): StorageCapability {
  return { local: textStorage(), session: textStorage(), setTokenCookie: () => undefined }
}
