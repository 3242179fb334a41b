import { unzipSync } from 'fflate'
import * as v from 'valibot'
import { addDays, instantAt } from '@/domain/date'
import { OutsideError } from '../../outside'
import type { BillLine, BillSource } from '../bill'
import { AlipayRefusal, type AlipayClient } from './client'
import { isDetail, readAlipayBill } from './read-bill'

const answerSchema = v.object({ bill_download_url: v.pipe(v.string(), v.url()) })

/** A bill that is not there: not made yet, or nobody paid that day; Alipay says the same of both. */
const NOT_THERE = ['isp.bill_not_exist', 'BILL_NOT_EXIST']
/** Bills are made by nine, at times late; what is not there by this hour of the next day is an empty one. */
const MADE_BY = '15:00'
const LONGEST_BYTES = 256 * 1024 * 1024

/** The detail file of the archive: its names are in GBK and no help, its texts say which they are. */
function detailOf(archive: Buffer): string {
  let entries: Readonly<Record<string, Uint8Array>>
  try {
    let bytes = 0
    entries = unzipSync(archive, {
      filter: ({ originalSize }) => (bytes += originalSize) <= LONGEST_BYTES
    })
  } catch {
    throw new OutsideError('a bill of Alipay that is no archive')
  }
  const texts = Object.values(entries).map((bytes) => new TextDecoder('gbk').decode(bytes))
  const detail = texts.find(isDetail)
  if (detail === undefined) throw new OutsideError('a bill of Alipay without its detail')
  return detail
}

/** Alipay's bill of all trades and refunds of a day. */
export const alipayBills = (client: AlipayClient, now: () => Date): BillSource => ({
  provider: 'alipay',
  channels: ['alipay'],
  readyAt: '10:00',
  async of(day): Promise<readonly BillLine[] | null> {
    try {
      const asked = { bill_type: 'trade', bill_date: day }
      const told = await client.ask('alipay.data.dataservice.bill.downloadurl.query', asked)
      const { bill_download_url: url } = v.parse(answerSchema, told)
      const { sellerId } = client.settings
      return readAlipayBill(detailOf(await client.download(url)), { sellerId, day })
    } catch (error) {
      if (!(error instanceof AlipayRefusal) || !NOT_THERE.includes(error.code)) throw error
      return now().getTime() >= instantAt(addDays(day, 1), MADE_BY) ? [] : null
    }
  }
})
