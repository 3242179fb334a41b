/** Text by key, kept over a reload. `session` lasts as long as the tab or the app's life; `local` until removed. */
export interface TextStorage {
  get(key: string): string | null
  /** A full or forbidden store is not an error: the value just does not survive. */
  /** @returns false when it did not fit: nothing is kept under this key then */
  set(key: string, value: string): boolean
  remove(key: string): void
  /** Takes away all but what is to stay. */
  wipe(stays: (key: string) => boolean): void
}

export interface StorageCapability {
  readonly local: TextStorage
  readonly session: TextStorage
  /** The access token also travels as a cookie on H5; `maxAge` in seconds. A null value removes it. */
  setTokenCookie(value: string | null, maxAge: number): void
}
