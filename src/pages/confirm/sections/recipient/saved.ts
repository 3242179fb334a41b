import { splitRegion } from '@/domain/address/region'
import { listAddresses, saveAddress, type Address } from '@/services/account/addresses'
import { LoadableRequest } from '@/stores/loadable'
import { observed } from '@/stores/observed'
import type { Root } from '@/stores/root'
import type { AddressModel } from '../../shared/address'
import type { PersonModel } from '../../shared/person'

/**
 * Where somebody has parcels sent, to be chosen from; the default one is filled in where nothing was typed. A chosen one stands as a card; one
 * that was typed can be kept with the order.
 */
export class SavedAddresses {
  readonly request = new LoadableRequest<readonly Address[]>()
  open = false
  /** The form is open though what stands in it is one of the list. */
  editing = false
  /** What was typed is kept once the order stands. */
  keeps = false

  constructor(
    private readonly root: Pick<Root, 'call' | 'session' | 'presentError'>,
    private readonly form: { readonly person: PersonModel; readonly address: AddressModel }
  ) {
    observed(this)
  }

  get list(): readonly Address[] {
    return this.request.value ?? []
  }

  /** The one that stands in the form. */
  get chosenId(): string | null {
    return this.standing?.id ?? null
  }

  /** The one that is drawn as a card in place of the form; what is wrong with it is said beside its fields. */
  get card(): Address | null {
    const { address, person } = this.form
    const wrong = [...Object.keys(address.errors), ...(this.namesOnly ? Object.keys(person.errors) : [])]
    return this.editing || wrong.length > 0 ? null : this.standing
  }

  /** What was typed is none of the list: it can be kept. */
  get keepable(): boolean {
    return (
      this.root.session.isLoginedUser && this.namesOnly && this.request.value !== undefined && !this.standing
    )
  }

  private get standing(): Address | null {
    const { address, person } = this.form
    const found = this.list.find(
      ({ name, mobile, region, detail }) =>
        region === address.region &&
        detail === address.detail &&
        (!this.namesOnly || (name === person.data.name && mobile === person.data.mobile))
    )
    return found ?? null
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
    this.editing = false
  }

  /** Another address than those of the list is typed. */
  typeNew(): void {
    this.open = false
    this.editing = true
    if (this.standing) this.fill({ name: '', mobile: '', region: '', detail: '' })
  }

  setKeeps(keeps: boolean): void {
    this.keeps = keeps
  }

  /** The order stands: what was typed joins the list when that was asked for. A refusal does not touch the order. */
  async keep(): Promise<void> {
    if (!this.keeps || !this.keepable) return
    const { address, person } = this.form
    const { name, mobile } = person.data
    const { region, detail } = address
    const isDefault = this.list.length === 0
    try {
      await saveAddress(this.root.call, null, { name, mobile, region, detail, isDefault, tag: '' })
    } catch (error) {
      this.root.presentError(error)
    }
  }

  /** Of the recipient nothing is asked that an address does not say; else they are somebody that is tested. */
  get namesOnly(): boolean {
    return this.form.person.form.fields.every((field) => field === 'name' || field === 'mobile')
  }

  /** Nothing stands in the form but what came by itself: nothing, or the address of the account's own contact. */
  private get untouched(): boolean {
    const { address, person } = this.form
    if (!address.region && !address.detail) return true
    const { self, contact } = person
    return self !== undefined && contact === self && address.region === self.region
  }

  private fill({
    name,
    mobile,
    region,
    detail
  }: Pick<Address, 'name' | 'mobile' | 'region' | 'detail'>): void {
    const { address, person } = this.form
    if (this.namesOnly) person.change({ name, mobile })
    address.chooseRegion(region)
    address.typeDetail(detail)
  }
}

/** An address in one line. */
export const lineOf = ({ region, detail }: Address): string => [...splitRegion(region), detail].join(' ')
