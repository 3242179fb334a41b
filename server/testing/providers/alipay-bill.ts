import { zipSync } from 'fflate'
import { dateOf, formatDateTime } from '@/domain/date'

export interface FakeTrade {
  readonly no: string
  readonly fen: number
  readonly tradeNo: string
  readonly subject: string
  status: 'WAIT_BUYER_PAY' | 'TRADE_CLOSED' | 'TRADE_SUCCESS' | 'TRADE_FINISHED'
  paidAt: number
}

export interface FakeTradeRefund {
  /** Of the trade. */
  readonly no: string
  readonly fen: number
  readonly at: number
  arrived: boolean
}

interface Book {
  readonly trades: ReadonlyMap<string, FakeTrade>
  /** By request. */
  readonly refunds: ReadonlyMap<string, FakeTradeRefund>
}

const HEAD =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'

const yuan = (fen: number) => (fen / 100).toFixed(2)

function row(trade: FakeTrade, kind: string, at: number, fen: number, request: string): string {
  const { tradeNo, no, subject, paidAt } = trade
  return [
    ...[`${tradeNo}\t`, `${no}\t`, `${kind}\t`, subject, formatDateTime(paidAt), formatDateTime(at)],
    ...['\t', '\t', '\t', '\t', '**客(138******01)\t', yuan(fen), yuan(fen), '0.00', '0.00', '0.00', '0.00'],
    // A coupon with a comma in its name.
    ...['0.00', '城市立减,11月', '0.00\t', '0.00', `${request}\t`, '0.00', '0.00', subject]
  ].join(',')
}

/** Text in GBK, in which Alipay writes its bills. */
function inGbk(text: string): Uint8Array {
  const decoder = new TextDecoder('gbk')
  const codes = new Map<string, readonly number[]>()
  for (let high = 0x81; high <= 0xfe; high += 1)
    for (let low = 0x40; low <= 0xfe; low += 1)
      if (low !== 0x7f) codes.set(decoder.decode(Uint8Array.of(high, low)), [high, low])
  return Uint8Array.from(Array.from(text).flatMap((sign) => codes.get(sign) ?? [sign.charCodeAt(0) & 0x7f]))
}

const chinese = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$1年$2月$3日')

/** The two files of a day's bill, to the letter of their form; null for a day on which nothing happened. */
export function billTexts(
  { trades, refunds }: Book,
  sellerId: string,
  day: string
): { detail: string; sums: string } | null {
  const paid = [...trades.values()].filter(({ paidAt }) => paidAt > 0 && dateOf(paidAt) === day)
  const back = [...refunds].filter(([, { at }]) => dateOf(at) === day)
  if (paid.length + back.length === 0) return null
  const rows = [
    ...paid.map((trade) => row(trade, '交易', trade.paidAt, trade.fen, '')),
    ...back.flatMap(([request, { no, at, fen }]) => {
      const trade = trades.get(no)
      return trade ? [row(trade, '退款', at, -fen, request)] : []
    })
  ]
  const from = `#起始日期：[${chinese(day)} 00:00:00]   终止日期：[${chinese(day)} 23:59:59]`
  const account = `#账号：[${sellerId}0156]`
  const rule = '-----------------------------------------'
  const detail = [
    ...['#支付宝业务明细查询', account, from, `#${rule}业务明细列表${rule}`, HEAD, ...rows],
    ...[`#${rule}业务明细列表结束${rule}`, `#交易合计：${paid.length}笔`, `#退款合计：${back.length}笔`],
    ''
  ].join('\r\n')
  return { detail, sums: ['#支付宝业务汇总查询', account, from, ''].join('\r\n') }
}

/** The archive that is downloaded: its sums first. */
export const zipped = (files: readonly string[]): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(files.map((text, index) => [`${index}.csv`, inGbk(text)]))))
