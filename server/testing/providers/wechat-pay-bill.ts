import { dateOf, formatDateTime } from '@/domain/date'
import type { FakePayment, FakeRefund } from './wechat-pay-book'
import { MERCHANT } from './wechat-pay-keys'

const NAMES =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'

const yuan = (fen: number) => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
const line = (values: readonly string[]) => values.map((value) => `\`${value}`).join(',')

function row(at: number, payment: FakePayment, state: string, refundNo: string, paid: string, back: string) {
  const { appid, transaction, no, openid } = payment
  return line([
    ...[formatDateTime(at), appid, MERCHANT.mchId, '0', '', transaction, no, openid ?? '', 'JSAPI', state],
    ...[
      'OTHERS',
      'CNY',
      paid,
      '0.00',
      refundNo === '' ? '0' : `50${refundNo}`,
      refundNo === '' ? '0' : refundNo
    ],
    ...[back, '0.00', refundNo === '' ? '' : 'ORIGINAL', refundNo === '' ? '' : 'SUCCESS'],
    // A name with a comma in it.
    ...['入职体检套餐, 男', '', '0.00000', '0.60%', paid, back, '']
  ])
}

interface Book {
  readonly payments: ReadonlyMap<string, FakePayment>
  readonly refunds: ReadonlyMap<string, FakeRefund>
}

/** WeChat Pay's bill of a day, to the letter of its form; '' for a day on which nothing happened. */
export function billText({ payments, refunds }: Book, day: string): string {
  const paid = [...payments.values()].filter(({ paidAt }) => paidAt > 0 && dateOf(paidAt) === day)
  const back = [...refunds.values()].filter(({ at }) => dateOf(at) === day)
  if (paid.length + back.length === 0) return ''
  const rows = [
    ...paid.map((payment) => row(payment.paidAt, payment, 'SUCCESS', '', yuan(payment.total), '0.00')),
    ...back.map(({ at, payment, no, fen }) => row(at, payment, 'REFUND', no, '0.00', yuan(fen)))
  ]
  const sums = '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'
  return `\uFEFF${[NAMES, ...rows, sums, line([String(rows.length), '0.00', '0.00', '0.00', '0.00', '0.00', '0.00'])].join('\r\n')}\r\n`
}
