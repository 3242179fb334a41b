import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { OutsideError } from '../../outside'
import type { BillLine, BillSource } from '../bill'
import { WechatPayRefusal, type WechatPayClient } from './client'
import { billSchema } from './messages'

/** Yuan with two decimals, as a bill writes them, in fen. */
function fenOf(text: string): number {
  const [, yuan = '', cents = ''] = /^(\d+)\.(\d{2})$/.exec(text) ?? []
  if (yuan === '') throw new OutsideError('a bill with a sum that is none')
  return Number(yuan) * 100 + Number(cents)
}

/**
 * The lines of a bill: a head, a line each with a backtick before every value, then a head and a line of sums. What was bought may hold
 * commas, but none before a backtick.
 */
export function readBill(text: string): readonly BillLine[] {
  const [head = '', ...rest] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = head.split(',').map((name) => name.trim())
  const place = (name: string): number => {
    const found = names.indexOf(name)
    if (found < 0) throw new OutsideError(`a bill without ${name}`)
    return found
  }
  const [state, paymentNo, paid, refundNo, refunded] = [
    place('交易状态'),
    place('商户订单号'),
    place('订单金额'),
    place('商户退款单号'),
    place('申请退款金额')
  ]
  const end = rest.findIndex((line) => !line.startsWith('`'))
  return rest.slice(0, end < 0 ? rest.length : end).flatMap((line): BillLine[] => {
    const values = line.slice(1).split(',`')
    const value = (at: number | undefined) => values[at ?? -1] ?? ''
    switch (value(state)) {
      case 'SUCCESS':
        return [{ kind: 'payment', no: value(paymentNo), amountFen: fenOf(value(paid)) }]
      case 'REFUND':
        return [{ kind: 'refund', no: value(refundNo), amountFen: fenOf(value(refunded)) }]
      default:
        return []
    }
  })
}

/** WeChat Pay's bill of all that was paid and given back in a day; it is made by ten in the morning. */
export const wechatBills = (client: WechatPayClient): BillSource => ({
  provider: 'wechat',
  channels: ['wechat-jsapi', 'wechat-mini', 'wechat-h5', 'wechat-app'],
  readyAt: '10:00',
  async of(day) {
    try {
      const told = await client.ask('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`)
      const { download_url: url, hash_value: sum } = v.parse(billSchema, told)
      const file = await client.download(url)
      if (createHash('sha1').update(file).digest('hex') !== sum.toLowerCase())
        throw new OutsideError('a bill that is not the one that was told of')
      return readBill(file.toString('utf8'))
    } catch (error) {
      if (!(error instanceof WechatPayRefusal)) throw error
      // Nobody paid that day.
      if (error.code === 'NO_STATEMENT_EXIST') return []
      if (error.code === 'STATEMENT_CREATING') return null
      throw error
    }
  }
})
