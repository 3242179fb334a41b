import { splitRegion } from '@/domain/address/address'
import { listAddresses, type Address } from '@/services/addresses'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import type { AddressModel } from '../address'
import type { PersonModel } from '../person'

/** Where somebody has parcels sent, to be chosen from; the default one is filled in where nothing was typed. */
export class SavedAddresses {
  readonly request = new LoadableRequest<readonly Address[]>()
  open = false

  constructor(
    private readonly root: Pick<Root, 'call' | 'session'>,
    private readonly form: { readonly person: PersonModel; readonly address: AddressModel }
  ) {
    observed(this)
  }

  get list(): readonly Address[] {
    return this.request.value ?? []
  }

  /** The one that stands in the form. */
  get chosenId(): string | null {
    const { address, person } = this.form
    const found = this.list.find(
      ({ name, mobile, region, detail }) =>
        region === address.region &&
        detail === address.detail &&
        (!this.namesOnly || (name === person.data.name && mobile === person.data.mobile))
    )
    return found?.id ?? null
  }

  async load(): Promise<void> {
    if (!this.root.session.isLoginedUser) return
    const { call } = this.root
    await this.request.run(() => listAddresses(call))
  }

  /** The first time. */
  async begin(): Promise<void> {
    await this.load()
    const standing = this.list.find(({ isDefault }) => isDefault)
    if (standing && this.untouched) this.fill(standing)
  }

  show(): void {
    this.open = true
  }

  close(): void {
    this.open = false
  }

  choose(id: string): void {
    const address = this.list.find((one) => one.id === id)
    if (address) this.fill(address)
    this.open = false
  }

  /** Of the recipient nothing is asked that an address does not say; else they are somebody that is tested. */
  private get namesOnly(): boolean {
    return this.form.person.form.fields.every((field) => field === 'name' || field === 'mobile')
  }

  /** Nothing stands in the form but what came by itself: nothing, or the address of the account's own contact. */
  private get untouched(): boolean {
    const { address, person } = this.form
    if (!address.region && !address.detail) return true
    const { self, contact } = person
    return self !== undefined && contact === self && address.region === self.region
  }

  private fill({ name, mobile, region, detail }: Address): void {
    const { address, person } = this.form
    if (this.namesOnly) person.change({ name, mobile })
    address.chooseRegion(region)
    address.typeDetail(detail)
  }
}

/** An address in one line. */
export const lineOf = ({ region, detail }: Address): string => [...splitRegion(region), detail].join(' ')
