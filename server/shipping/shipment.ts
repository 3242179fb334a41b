import { formatDateTime } from '@/domain/date'
import type { HandedOver } from '../ordering/fulfilment/handed-over'
import { courierCode } from './couriers'

/** How WeChat names the ways by which something reaches who paid for it. */
const WAY = { express: 1, virtual: 3, pickup: 4 } as const
const MODE = { unified: 1, split: 2 } as const
/** WeChat takes so many parcels of a payment, and so many characters of what is in them. */
const MOST_PARCELS = 15
const WORDS = 120

/** A payment and the orders that it paid. */
export interface PaidGoods {
  readonly merchantOrder: string
  readonly openid: string
  readonly mchId: string
  readonly orders: readonly {
    readonly name: string
    /** Of who receives it. */
    readonly phone: string
    readonly handed: HandedOver
  }[]
}

const masked = (phone: string): string => phone.replace(/^(\d{3})\d{4}(\d+)$/, '$1****$2')

/**
 * What `upload_shipping_info` is told of a payment once all of it is handed over. With parcels of couriers that WeChat knows it is
 * express; what happens at a branch is picked up there, and of the rest it is said that it needs no way.
 */
export function shipmentOf({ merchantOrder, openid, mchId, orders }: PaidGoods, now: Date) {
  const names = orders.map(({ name }) => name).join('、')
  const description = Array.from(names).slice(0, WORDS).join('')
  const parcels = orders
    .flatMap(({ name, phone, handed }) =>
      handed.parcels.flatMap(({ courier, parcelNo }) => {
        const company = courierCode(courier)
        return company === null
          ? []
          : [
              {
                ...{ tracking_no: parcelNo, express_company: company },
                item_desc: Array.from(name).slice(0, WORDS).join(''),
                contact: { receiver_contact: masked(phone) }
              }
            ]
      })
    )
    .slice(0, MOST_PARCELS)
  const way =
    parcels.length > 0 ? WAY.express : orders.some(({ handed }) => handed.atBranch) ? WAY.pickup : WAY.virtual
  const split = parcels.length > 1
  return {
    order_key: { order_number_type: 1, mchid: mchId, out_trade_no: merchantOrder },
    logistics_type: way,
    delivery_mode: split ? MODE.split : MODE.unified,
    ...(split ? { is_all_delivered: true } : {}),
    shipping_list: parcels.length > 0 ? parcels : [{ item_desc: description }],
    upload_time: `${formatDateTime(now.getTime()).replace(' ', 'T')}.000+08:00`,
    payer: { openid }
  }
}
