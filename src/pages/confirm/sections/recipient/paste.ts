import { recognise } from '@/domain/address/recognise'
import { SHORT_TOAST_MS } from '@/domain/constants'
import { findRegion } from '@/services/account/regions'
import { singleFlight } from '@/services/http/throttle'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import type { AddressModel } from '../../shared/address'
import type { PersonModel } from '../../shared/person'
import { texts } from './texts'

interface Found {
  readonly region: string
  readonly rest: string
}

/** A pasted line that is read into name, phone, region and detail address; what is not in it stays as it was typed. */
export class PasteModel {
  open = false
  text = ''
  error = ''
  busy = false

  constructor(
    private readonly root: Pick<Root, 'call' | 'feedback' | 'presentError'>,
    private readonly form: { readonly person: PersonModel; readonly address: AddressModel }
  ) {
    observed(this)
  }

  show(): void {
    this.open = true
  }

  close(): void {
    this.open = false
  }

  type(text: string): void {
    this.text = text
    this.error = ''
  }

  readonly read = singleFlight(async (): Promise<void> => {
    const { name, mobile, address } = recognise(this.text)
    if (!name && !mobile && !address) return this.fail(texts.pasteNothing)
    this.setBusy(true)
    try {
      this.fill(name, mobile, address, await findRegion(this.root.call, address))
    } catch (error) {
      this.root.presentError(error)
    } finally {
      this.setBusy(false)
    }
  })

  private fill(name: string, mobile: string, address: string, found: Found | null): void {
    const { person, address: form } = this.form
    person.change({ ...(name ? { name } : {}), ...(mobile ? { mobile } : {}) })
    if (found) form.chooseRegion(found.region)
    if (address) form.typeDetail(found?.rest ?? address)
    this.text = ''
    this.open = false
    this.root.feedback.toast({ text: found ? texts.pasteDone : texts.pastePart, ms: SHORT_TOAST_MS })
  }

  private fail(error: string): void {
    this.error = error
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
