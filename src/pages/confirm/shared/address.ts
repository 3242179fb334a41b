import type { AddressField } from '@/components/contact/address-fields'
import { SHORT_TOAST_MS } from '@/domain/constants'
import { cleanAddress, validateAddress } from '@/domain/address/address'
import type { DraftKey } from '@/domain/draft/draft'
import type { DraftAddress } from '@/domain/draft/parts'
import type { Contact } from '@/services/account/contacts'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'

/** First part of the ids of the delivery form's fields. */
export const ADDRESS_FORM = 'receive'

type AddressMessages = Partial<Record<AddressField, string>>

/** Where the paper report is posted to, or in which city the person is: typed on confirm, kept at once in the draft. */
export class AddressModel {
  /** The order was tried: from now on the fields tell what is wrong. */
  private all = false
  /** What the server refused; gone with the next change. */
  private refused: AddressMessages = {}

  constructor(
    private readonly root: Root,
    private readonly key: DraftKey,
    private readonly around: {
      readonly wanted: () => boolean
      readonly contact: () => Contact | undefined
      /** The form's own words for a region that is missing. */
      readonly regionMissing?: string | undefined
      /** A city alone is asked. */
      readonly cityOnly?: boolean
    }
  ) {
    observed(this)
  }

  get wanted(): boolean {
    return this.around.wanted()
  }

  get region(): string {
    return this.typed.region
  }

  get detail(): string {
    return this.typed.detail
  }

  get errors(): AddressMessages {
    const found = this.all
      ? Object.fromEntries(this.problems.map(({ field, message }) => [field, message]))
      : {}
    return { ...found, ...this.refused }
  }

  /** The report is posted: nothing typed yet starts with the address of the person examined. */
  prefill(): void {
    if (this.region || this.detail) return
    const contact = this.around.contact()
    if (!contact) return
    if (contact.region) this.chooseRegion(contact.region)
    if (contact.addressDetail) this.type({ detail: cleanAddress(contact.addressDetail).text })
  }

  chooseRegion(region: string): void {
    this.type({ region })
    this.refused = {}
  }

  /** Symbols go, and what is over the limit is cut with a toast of 1.5 s (R5.30-R5.32). */
  typeDetail(typed: string): void {
    const { text, toast } = cleanAddress(typed)
    if (toast) this.root.feedback.toast({ text: toast, ms: SHORT_TOAST_MS })
    this.type({ detail: text })
    this.refused = {}
  }

  /** Checks both fields from now on. @returns the first that is wrong, or null */
  check(): { field: AddressField; message: string } | null {
    this.all = true
    return this.problems[0] ?? null
  }

  refuse(field: AddressField, message: string): void {
    this.refused = { [field]: message }
  }

  private get typed(): DraftAddress {
    return this.root.process.draft(this.key)?.parts.address ?? { region: '', detail: '' }
  }

  private type(change: Partial<DraftAddress>): void {
    this.root.process.put(this.key, { address: { ...this.typed, ...change } })
  }

  private get problems(): readonly { field: AddressField; message: string }[] {
    if (!this.wanted) return []
    const { regionMissing, cityOnly } = this.around
    const checked = validateAddress({ region: this.region, detail: this.detail })
    if (checked.ok) return []
    return checked.errors.flatMap(({ field, message }): { field: AddressField; message: string }[] => {
      if (field === 'region') return [{ field, message: regionMissing ?? message }]
      return cityOnly ? [] : [{ field: 'address', message }]
    })
  }
}
