import type { Region } from '@/components/ui/form/region-picker'
import { joinRegion } from '@/domain/address/address'
import { nextRegion, recognise } from '@/domain/address/recognise'
import { listRegions } from '@/services/regions'
import { singleFlight } from '@/services/throttle'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import type { AddressModel } from '../address'
import type { PersonModel } from '../person'
import { texts } from './texts'

const LEVELS = 3

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
      this.fill(name, mobile, address, await this.find(address))
    } catch (error) {
      this.root.presentError(error)
    } finally {
      this.setBusy(false)
    }
  })

  /** Province, city and district, level by level; null when one of them is not there. */
  private async find(address: string): Promise<Found | null> {
    const path: Region[] = []
    let rest = address
    for (let level = 0; level < LEVELS; level += 1) {
      const parent = path[level - 1] ?? null
      const regions = await listRegions(this.root.call, parent, level)
      const next = nextRegion(
        rest,
        regions.map(({ name }) => name)
      )
      // A municipality is its own city, which is written once.
      const name = next?.name ?? regions.find((one) => one.name === parent?.name)?.name
      const region = regions.find((one) => one.name === name)
      if (!region) return null
      path.push(region)
      rest = next?.rest ?? rest
    }
    return { region: joinRegion(path.map(({ name }) => name)), rest }
  }

  private fill(name: string, mobile: string, address: string, found: Found | null): void {
    const { person, address: form } = this.form
    person.change({ ...(name ? { name } : {}), ...(mobile ? { mobile } : {}) })
    if (found) form.chooseRegion(found.region)
    if (address) form.typeDetail(found?.rest ?? address)
    this.text = ''
    this.open = false
    this.root.feedback.toast({ text: found ? texts.pasteDone : texts.pastePart })
  }

  private fail(error: string): void {
    this.error = error
  }

  private setBusy(busy: boolean): void {
    this.busy = busy
  }
}
