import type { PartRows } from '../order/whole-order'

type Parts = Pick<PartRows, 'visits' | 'deliveries' | 'codes'>

/** What became of the parts of a paid order, for who paid for it. */
export interface HandedOver {
  /** Nothing is left to come: each visit was, or was missed; each parcel is on its way; codes are there from payment on. */
  readonly all: boolean
  /** Something happens at a branch. */
  readonly atBranch: boolean
  /** Parcels to the customer that were sent. */
  readonly parcels: readonly { readonly courier: string; readonly parcelNo: string }[]
}

const VISIT_OVER: readonly string[] = ['visited', 'noShow', 'cancelled']
const SENT: readonly string[] = ['shipped', 'received']

export function handedOver({ visits, deliveries, codes }: Parts): HandedOver {
  const out = deliveries.filter(({ direction, state }) => direction === 'out' && state !== 'cancelled')
  const sent = out.filter(({ state }) => SENT.includes(state))
  const some = visits.length + out.length + codes.length > 0
  return {
    all: some && visits.every(({ state }) => VISIT_OVER.includes(state)) && sent.length === out.length,
    atBranch: visits.length > 0 || codes.length > 0,
    parcels: sent.map(({ courier, parcelNo }) => ({ courier, parcelNo }))
  }
}
