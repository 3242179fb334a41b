import type { TextStorage } from '@/platform/storage/types'
import type { KeptKey } from './kept-keys'

/** Kept values carry when they were written, so that what is too old is dropped instead of shown. */
interface Kept<T> {
  /** The shape of the value. */
  v: number
  at: number
  value: T
}

/** A value that survives a reload: JSON in a text store, read back only while it is fresh. */
export class Persisted<T> {
  constructor(
    private readonly area: TextStorage,
    private readonly key: KeptKey,
    private readonly now: () => number,
    /** ms; a value older than this is forgotten. */
    private readonly maxAge: number = Infinity,
    /** Raised when the fields of the value get another name or meaning: what was kept before is forgotten. */
    private readonly shape = 1
  ) {}

  read(): T | null {
    const text = this.area.get(this.key)
    if (text === null) return null
    try {
      const kept = JSON.parse(text) as Partial<Kept<T>>
      const fresh =
        kept.v === this.shape && typeof kept.at === 'number' && this.now() - kept.at <= this.maxAge
      return fresh && kept.value !== undefined ? kept.value : null
    } catch {
      return null
    }
  }

  /** @returns false when the value did not fit; nothing is kept then */
  write(value: T): boolean {
    return this.area.set(this.key, JSON.stringify({ v: this.shape, at: this.now(), value } satisfies Kept<T>))
  }

  clear(): void {
    this.area.remove(this.key)
  }
}
