import { formatDateTime, longDate } from '@/domain/date'
import { pdfOf, type PdfBlock } from '../pdf/document'
import type { ToSend, Visitor } from './worklist-rows'

/** Where number, name, identity number, what is done, what to prepare and the box begin, as shares of the width. */
const COLUMNS = [0, 0.05, 0.17, 0.29, 0.68, 0.94]
const BOX = '□'
const CAME = '已到'
const HEAD = ['#', '姓名', '证件尾号', '套餐与加项', '要准备', '到了']

const row = (cells: readonly string[]): PdfBlock => ({ kind: 'row', cells, columns: COLUMNS })
const HEAD_BLOCKS: readonly PdfBlock[] = [
  { kind: 'rule', weight: 'thick' },
  row(HEAD),
  { kind: 'rule', weight: 'plain' }
]

interface Day {
  readonly branch: string
  readonly date: string
  readonly personal: boolean
  readonly actor: string
  readonly at: Date
}

/** `11-23 18:05`. */
const shortTime = (at: Date): string => formatDateTime(at.getTime()).slice(5, 16)

/** From the first slot's begin to the last one's end; '' of a day without any. */
function hoursOf(slots: readonly string[]): string {
  const from = slots.map((slot) => slot.slice(0, 5)).toSorted()[0]
  const to = slots
    .map((slot) => slot.slice(-5))
    .toSorted()
    .at(-1)
  return from === undefined || to === undefined ? '' : `${from}–${to}`
}

/** The list of a branch's day by its times, for a desk: a name needs no calling out. */
export function visitorBlocks(all: readonly Visitor[], { branch, date, personal, at }: Day): PdfBlock[] {
  const version = personal ? '明文版 · 用完碎纸' : '遮名版，前台里侧用'
  const slots = [...new Set(all.map(({ slot }) => slot))]
  const facts = [
    `${date.slice(0, 4)}年${longDate(date)}`,
    hoursOf(slots),
    `共 ${all.length} 人（截至 ${shortTime(at)}）`
  ]
  return [
    { kind: 'ends', left: `到检名单 · ${branch}`, right: '', size: 'title' },
    { kind: 'ends', left: facts.filter((fact) => fact !== '').join(' · '), right: version, size: 'foot' },
    ...HEAD_BLOCKS,
    ...(all.length === 0 ? [{ kind: 'text' as const, text: '这一天没有人到检。' }] : []),
    ...slots.flatMap((slot): PdfBlock[] => {
      const here = all.filter((one) => one.slot === slot)
      return [
        { kind: 'heading', text: `${slot}　${here.length} 人` },
        { kind: 'rule', weight: 'plain' },
        ...here.flatMap(({ name, person, id, product, items, prepare, state, ...one }): PdfBlock[] => [
          row([
            String(all.findIndex(({ order }) => order === one.order) + 1),
            `${name}\n${person}`,
            id,
            items === '' ? product : `${product}\n加：${items}`,
            prepare,
            state === 'visited' ? CAME : BOX
          ]),
          { kind: 'rule', weight: 'thin' }
        ])
      ]
    })
  ]
}

/** How many come who have to prepare in such a way. */
const preparing = (all: readonly Visitor[], how: string): number =>
  all.filter(({ prepare }) => prepare.split('；').some((part) => part.startsWith(how))).length

/** The foot of each page: how to check who comes, and what the day adds up to. */
export function visitorFoot(
  all: readonly Visitor[],
  { actor, at }: Pick<Day, 'actor' | 'at'>
): (readonly [string, string])[] {
  const totals = ['空腹', '憋尿'].map((how) => `${how} ${preparing(all, how)} 人`).join(' · ')
  return [
    ['核对本人：看证件原件，对尾号，不念全名。', totals],
    ['当天用完请放碎纸箱，不带走、不拍照。', `打印：${actor} · ${shortTime(at)}`]
  ]
}

export const visitorPaper = (all: readonly Visitor[], day: Day): Promise<Uint8Array> =>
  pdfOf({
    ...{ size: 'a4', title: '到检名单', at: day.at, numbered: true },
    blocks: visitorBlocks(all, day),
    head: HEAD_BLOCKS,
    foot: visitorFoot(all, day)
  })

interface Sender {
  readonly name: string
  readonly phone: string
}

/** Where 收 and what stands behind it begin, and a piece and its box. */
const SIDE = [0, 0.12]
const PIECE = [0, 0.9]

/** A label each, with the order's number to be scanned; what is inside is told to who packs it. */
export const labelBlocks = (all: readonly ToSend[], sender: Sender): PdfBlock[] =>
  all.flatMap(({ order, name, phone, address, spec, paper }, index): PdfBlock[] => {
    const pieces = paper.split('；')
    return [
      ...(index === 0 ? [] : [{ kind: 'page' as const }]),
      { kind: 'heading', text: '标准快递' },
      { kind: 'rule', weight: 'plain' },
      { kind: 'barcode', text: order },
      { kind: 'rule', weight: 'plain' },
      { kind: 'row', cells: ['收', `${name} ${phone}\n${address}`], columns: SIDE },
      { kind: 'rule', weight: 'plain' },
      { kind: 'row', cells: ['寄', `${sender.name} ${sender.phone}`], columns: SIDE },
      { kind: 'rule', weight: 'plain' },
      { kind: 'ends', left: `箱内 ${pieces.length} 种`, right: `订单尾号 ${order.slice(-4)}`, size: 'text' },
      ...pieces.flatMap((piece, place): PdfBlock[] => [
        // The product stands first; what is given with it has no specification.
        { kind: 'row', cells: [spec && place === 0 ? `${piece} · ${spec}` : piece, BOX], columns: PIECE },
        { kind: 'rule', weight: 'thin' }
      ])
    ]
  })

export const labelPaper = (all: readonly ToSend[], sender: Sender, at: Date): Promise<Uint8Array> =>
  pdfOf({
    ...{ size: 'a6', title: '面单', at, framed: true },
    blocks: labelBlocks(all, sender),
    foot: [['少了、坏了：7 天内在订单里点“售后”', '1/1 箱']]
  })
