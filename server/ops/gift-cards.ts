import { count, isNull, sum } from 'drizzle-orm'
import { dateOf, DAY_MS, instantAt, isDate } from '@/domain/date'
import { groupedCode } from '@/domain/gift/code'
import { formatYuan, toFen } from '@/domain/money'
import { giftCodes } from '../db/schema'
import { transact } from '../db/transact'
import { makeGiftCodes } from '../gift/commands/make-gift-codes'
import { refused, type Command } from './command'

const MOST = 1000
/** The last second of a day is a card's. */
const SECOND_MS = 1000
/** Yuan. */
const HIGHEST = 5000
const YUAN = /^\d{1,4}(\.\d{1,2})?$/

const make: Command = {
  name: 'gift-cards make',
  takes: '--amount 200 --until 2027-12-31 [--count 10]',
  about: `新建礼品卡，卡码只显示这一次，库里只有它的摘要；--amount 是面值（元，最多 ${HIGHEST}），--until 是最后一天，--count 最多 ${MOST}`,
  changes: true,
  options: {
    amount: { type: 'string', default: '' },
    until: { type: 'string', default: '' },
    count: { type: 'string', default: '1' }
  },
  run: async ({ db, now }, { options: { amount = '', until = '', count: asked = '' } }) => {
    const amountFen = YUAN.test(amount) ? toFen(Number(amount)) : 0
    if (amountFen <= 0 || amountFen > toFen(HIGHEST)) return refused(`--amount 填 0.01 到 ${HIGHEST} 元`)
    if (!isDate(until) || until < dateOf(now().getTime()))
      return refused('--until 填今天或以后的一天，如 2027-12-31')
    const wanted = /^\d{1,4}$/.test(asked) ? Number(asked) : 0
    if (wanted < 1 || wanted > MOST) return refused(`--count 填 1 到 ${MOST}`)
    const expiresAt = new Date(instantAt(until) + DAY_MS - SECOND_MS)
    const made = await transact(db, (tx) => makeGiftCodes(tx, { count: wanted, amountFen, expiresAt }, now()))
    return {
      ok: true,
      rows: made.map(({ no, code }) => ({
        ...{ card: no, code: groupedCode(code), amount: formatYuan(amountFen), until }
      }))
    }
  }
}

const list: Command = {
  name: 'gift-cards list',
  takes: '',
  about: '还没有人加的礼品卡：张数和面值合计，按到期日；卡码不再显示',
  changes: false,
  run: async ({ db }) => {
    const open = await db
      .select({ expiresAt: giftCodes.expiresAt, n: count(), fen: sum(giftCodes.amountFen) })
      .from(giftCodes)
      .where(isNull(giftCodes.userId))
      .groupBy(giftCodes.expiresAt)
      .orderBy(giftCodes.expiresAt)
    return {
      ok: true,
      rows: open.map(({ expiresAt, n, fen }) => ({
        ...{ until: dateOf(expiresAt.getTime()), cards: n, amount: formatYuan(Number(fen ?? 0)) }
      }))
    }
  }
}

export const giftCardCommands: readonly Command[] = [make, list]
