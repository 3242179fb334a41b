import type { ProductKind } from '@/domain/kinds'
import type { StorageCapability } from '@/platform/storage/types'
import { observed } from './observed'
import { Persisted } from './persisted'

/** A product to look up; everything else about it is asked from the server when it is shown. */
export interface Noted {
  readonly kind: ProductKind
  readonly productCode: string
}

/** So many are kept of each list; the oldest goes. */
const KEPT = 20

/** Products put aside to be compared, and those whose page was seen last; newest first, on this device. */
export class ComparisonStore {
  joined: readonly Noted[]
  seen: readonly Noted[]
  private readonly kept: { joined: Persisted<readonly Noted[]>; seen: Persisted<readonly Noted[]> }

  constructor(storage: StorageCapability, now: () => number) {
    this.kept = {
      joined: new Persisted(storage.local, 'compare:joined', now),
      seen: new Persisted(storage.local, 'compare:seen', now)
    }
    this.joined = this.kept.joined.read() ?? []
    this.seen = this.kept.seen.read() ?? []
    observed(this)
  }

  has(productCode: string): boolean {
    return this.joined.some((noted) => noted.productCode === productCode)
  }

  join({ kind, productCode }: Noted): void {
    this.write('joined', [{ kind, productCode }, ...this.without(this.joined, productCode)])
  }

  leave(productCode: string): void {
    this.write('joined', this.without(this.joined, productCode))
  }

  /** The page of a product was opened. */
  saw({ kind, productCode }: Noted): void {
    this.write('seen', [{ kind, productCode }, ...this.without(this.seen, productCode)])
  }

  private without(list: readonly Noted[], productCode: string): readonly Noted[] {
    return list.filter((noted) => noted.productCode !== productCode)
  }

  private write(list: 'joined' | 'seen', entries: readonly Noted[]): void {
    const noted = entries.slice(0, KEPT)
    this[list] = noted
    this.kept[list].write(noted)
  }
}
