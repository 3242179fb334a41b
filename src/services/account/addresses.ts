/** Where somebody has parcels sent. */
import type { Address as WireAddress } from '@/contract/account/dto/address'
import type { AddressTag } from '@/domain/address/tags'
import type { Call } from '../http/call'

export interface Address {
  readonly id: string
  readonly name: string
  readonly mobile: string
  /** Names of province, city and district joined by '-'. */
  readonly region: string
  readonly detail: string
  readonly isDefault: boolean
  /** What it is called; '' nothing. */
  readonly tag: AddressTag
}

const toAddresses = (wire: readonly WireAddress[]): readonly Address[] =>
  wire.map(({ isDefault, ...rest }) => ({ ...rest, isDefault: isDefault === 1 }))

export const listAddresses = async (call: Call): Promise<readonly Address[]> =>
  toAddresses(await call('address.list', {}))

/** @param id null for one that is still to be made */
export const saveAddress = async (
  call: Call,
  id: string | null,
  { isDefault, ...rest }: Omit<Address, 'id'>
): Promise<readonly Address[]> =>
  toAddresses(
    await call('address.save', { ...rest, isDefault: isDefault ? 1 : 0, ...(id === null ? {} : { id }) })
  )

export const deleteAddress = async (call: Call, id: string): Promise<readonly Address[]> =>
  toAddresses(await call('address.delete', { id }))
