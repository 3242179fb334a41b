import { runInAction } from 'mobx'
import { cleanAddress, isAddressEmpty } from '@/domain/address/address'
import { ADDRESS_TEXTS } from '@/domain/address/texts'
import { recognise } from '@/domain/address/recognise'
import { SHORT_TOAST_MS } from '@/domain/constants'
import { mobileError, mobileIn, normalizeMobile } from '@/domain/person/mobile'
import { nameError } from '@/domain/person/name'
import { deleteAddress, listAddresses, saveAddress, type Address } from '@/services/account/addresses'
import { findRegion } from '@/services/account/regions'
import { singleFlight } from '@/services/http/throttle'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { FormState } from '@/components/account/form/form-state'
import { texts } from './texts'

const FIELDS = ['name', 'mobile', 'region', 'address'] as const
type Draft = Omit<Address, 'id'>
const EMPTY: Draft = { name: '', mobile: '', region: '', detail: '', isDefault: false, tag: '' }

/** The id of an address that is still to be made. */
export const NEW = 'new'

/** One address: read, typed or pasted, checked, saved, deleted. */
export class AddressModel {
  /** The stored one; null when there is none of this id. */
  readonly stored = new LoadableRequest<Draft | null>()
  readonly form: FormState<(typeof FIELDS)[number]>
  pasted = ''
  private typed: Draft | null = null

  constructor(
    private readonly root: Root,
    private readonly scope: PageScope,
    private readonly id: string
  ) {
    this.form = new FormState(root, 'address', FIELDS)
    const kept = root.items.get('addressDraft')
    // As it was typed before a reload.
    if (kept && kept.of === id) this.typed = kept.draft
    observed(this)
  }

  get isNew(): boolean {
    return this.id === NEW
  }

  get draft(): Draft {
    return this.typed ?? this.stored.value ?? EMPTY
  }

  enter(): void {
    // Who goes back wants none of it; a page that was killed did not go.
    this.scope.onLeave(() => this.root.items.remove('addressDraft'))
    void this.load()
  }

  async load(): Promise<void> {
    const { scope, id } = this
    await scope.run(this.stored, async () =>
      this.isNew ? EMPTY : ((await listAddresses(scope.call)).find((one) => one.id === id) ?? null)
    )
  }

  change(change: Partial<Draft>, field?: (typeof FIELDS)[number]): void {
    this.typed = { ...this.draft, ...change }
    this.root.items.set('addressDraft', { of: this.id, draft: this.typed })
    if (field) this.form.clear(field)
  }

  typeMobile(mobile: string): void {
    this.change({ mobile: mobileIn(mobile) }, 'mobile')
  }

  /** Symbols go, and what is over the limit is cut with a toast of 1.5 s. */
  typeDetail(typed: string): void {
    const { text, toast } = cleanAddress(typed)
    if (toast) this.root.feedback.toast({ text: toast, ms: SHORT_TOAST_MS })
    this.change({ detail: text }, 'address')
  }

  paste(text: string): void {
    this.pasted = text
  }

  /** Name, phone and address of the pasted text; what is not in it stays as it was typed. */
  readonly read = singleFlight(async (): Promise<void> => {
    const { feedback, call } = this.root
    const { name, mobile, address } = recognise(this.pasted)
    if (!name && !mobile && !address) {
      feedback.toast({ text: texts.pasteNothing, ms: SHORT_TOAST_MS })
      return
    }
    const found = await this.form.send(() => findRegion(call, address))
    runInAction(() => {
      this.change({
        ...(name ? { name } : {}),
        ...(mobile ? { mobile } : {}),
        ...(found ? { region: found.region } : {})
      })
      if (address) this.typeDetail(found?.rest ?? address)
      this.pasted = ''
    })
    feedback.toast({ text: found ? texts.pasteDone : texts.pastePart, ms: SHORT_TOAST_MS })
  })

  /** @returns whether it is saved */
  readonly save = singleFlight(async (): Promise<boolean> => {
    const { draft, form, isNew, id } = this
    const fine = form.check({
      name: nameError(draft.name, texts.nameMissing),
      mobile: mobileError(draft.mobile),
      region: draft.region === '' ? texts.regionMissing : null,
      address: isAddressEmpty(draft.detail) ? ADDRESS_TEXTS.detail : null
    })
    if (!fine) return false
    const { name, mobile, region, detail, isDefault, tag } = draft
    const given = {
      name: name.trim(),
      mobile: normalizeMobile(mobile),
      region,
      detail: detail.trim(),
      isDefault,
      tag
    }
    const saved = await form.send(() => saveAddress(this.root.call, isNew ? null : id, given))
    if (saved) this.root.feedback.toast({ text: texts.saved, icon: 'success' })
    return saved !== null
  })

  /** Asks first. @returns whether it is gone */
  readonly remove = singleFlight(async (): Promise<boolean> => {
    const { call, feedback } = this.root
    const sure = await feedback.confirm({
      title: texts.removeTitle,
      text: texts.removeText,
      confirmText: texts.removeConfirm,
      danger: true
    })
    if (!sure) return false
    const gone = await this.form.send(() => deleteAddress(call, this.id))
    if (gone) feedback.toast({ text: texts.removed, icon: 'success' })
    return gone !== null
  })
}
