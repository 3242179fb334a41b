/** What is sent to the customer (§7 logistics, order confirm), in our own words. */
import type { Call } from '../http/call'

type Wire = Awaited<ReturnType<typeof ask>>
const ask = (call: Call, id: string) => call('order.logistics', { id })

/** A parcel with where it was, the newest first. */
export interface Parcel {
  readonly orderNum: string
  readonly stateName: string
  /** Both '' before it is sent. */
  readonly courier: string
  readonly parcelNo: string
  readonly product: {
    readonly name: string
    readonly picture: string
    readonly tone: Wire['tone']
    readonly quantity: number
  }
  readonly receiver: { readonly name: string; readonly mobile: string; readonly address: string }
  readonly traces: readonly { readonly time: string; readonly title: string; readonly text: string }[]
  readonly canConfirm: boolean
  /** When it counts as received by itself, ms since 1970; null unless it is on its way. */
  readonly confirmsAt: number | null
  /** Whom to call about it; '' nobody. */
  readonly phone: string
}

const toParcel = ({
  expressName,
  expressNo,
  productName,
  thumbnail,
  tone,
  quantity,
  servicePhone,
  ...rest
}: Wire): Parcel => ({
  ...rest,
  courier: expressName,
  parcelNo: expressNo,
  product: { name: productName, picture: thumbnail, tone, quantity },
  phone: servicePhone
})

export const readParcel = async (call: Call, orderNum: string): Promise<Parcel> =>
  toParcel(await ask(call, orderNum))

/** The customer has it. */
export const confirmReceipt = async (call: Call, orderNum: string): Promise<void> => {
  await call('order.confirmReceipt', { id: orderNum })
}
