import { formatDateTime, longDate } from '@/domain/date'
import { sortingCode } from '@/domain/address/sorting'
import { maskMobile, maskName } from '@/domain/mask'
import { pdfOf, type PdfBlock } from '../pdf/document'
import type { ToSend, Visitor } from './worklist-rows'

/** Where number, name, identity number, what is done, what to prepare and the box begin, as shares of the width. */
const COLUMNS = { masked: [0, 0.05, 0.17, 0.29, 0.68, 0.94], plain: [0, 0.05, 0.17, 0.42, 0.72, 0.94] }
const BOX = '□'
const CAME = '已到'

const row = (cells: readonly string[], personal: boolean): PdfBlock => ({
  ...{ kind: 'row', cells },
  columns: personal ? COLUMNS.plain : COLUMNS.masked
})
const headBlocks = (personal: boolean): readonly PdfBlock[] => [
  { kind: 'rule', weight: 'thick' },
  row(['#', '姓名', personal ? '证件号' : '证件尾号', '套餐与加项', '要准备', '到了'], personal),
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
    ...headBlocks(personal),
    ...(all.length === 0 ? [{ kind: 'text' as const, text: '这一天没有人到检。' }] : []),
    ...slots.flatMap((slot): PdfBlock[] => {
      const here = all.filter((one) => one.slot === slot)
      return [
        { kind: 'heading', text: `${slot}　${here.length} 人` },
        { kind: 'rule', weight: 'plain' },
        ...here.flatMap(({ name, person, id, product, items, prepare, state, ...one }): PdfBlock[] => [
          row(
            [
              String(all.findIndex(({ order }) => order === one.order) + 1),
              `${name}\n${person}`,
              id,
              items === '' ? product : `${product}\n加：${items}`,
              prepare,
              state === 'visited' ? CAME : BOX
            ],
            personal
          ),
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
    head: headBlocks(day.personal),
    foot: visitorFoot(all, day)
  })

interface Sender {
  readonly name: string
  readonly phone: string
}

/** Where 收 and what stands behind it begin; and a piece, how many of it and its box. */
const SIDE = [0, 0.12]
const PIECE = [0, 0.8, 0.91]
const COUNTED = / ×(\d+)$/

/** What a courier has given out for an order. */
interface Waybill {
  readonly parcel: string
  readonly sorting: string
}
export type Waybills = ReadonlyMap<string, Waybill>

/**
 * A label each, and what is inside for who packs it. The courier's number is its barcode, and the courier knows whom it goes to:
 * name and phone are masked. Without such a number the courier's own sticker goes there, and the label says all.
 */
export const labelBlocks = (
  all: readonly ToSend[],
  sender: Sender,
  waybills: Waybills = new Map()
): PdfBlock[] =>
  all.flatMap(({ order, name, phone, region, address, spec, paper }, index): PdfBlock[] => {
    const pieces = paper.split('；').map((piece) => ({
      what: piece.replace(COUNTED, ''),
      count: Number(COUNTED.exec(piece)?.[1] ?? 1)
    }))
    const count = pieces.reduce((sum, piece) => sum + piece.count, 0)
    const waybill = waybills.get(order)
    const to = waybill ? `${maskName(name)} ${maskMobile(phone)}` : `${name} ${phone}`
    const sorting = waybill?.sorting || sortingCode(region)
    const head = { left: '标准快递', right: sorting, size: 'title', rightSize: 'large' } as const
    return [
      ...(index === 0 ? [] : [{ kind: 'page' as const }]),
      { kind: 'ends', ...head },
      { kind: 'rule', weight: 'plain' },
      waybill
        ? { kind: 'barcode', text: waybill.parcel }
        : { kind: 'row', cells: [`贴快递公司的条码\n订单 ${order}`], columns: [0] },
      { kind: 'rule', weight: 'plain' },
      { kind: 'row', cells: ['收', `${to}\n${address}`], columns: SIDE },
      { kind: 'rule', weight: 'plain' },
      { kind: 'row', cells: ['寄', `${sender.name} ${sender.phone}`], columns: SIDE },
      { kind: 'rule', weight: 'plain' },
      { kind: 'ends', left: `箱内 ${count} 件`, right: `订单尾号 ${order.slice(-4)}`, size: 'text' },
      ...pieces.flatMap((piece, place): PdfBlock[] => [
        // The product stands first; what is given with it has no specification.
        {
          ...{ kind: 'row', columns: PIECE },
          cells: [spec && place === 0 ? `${piece.what} · ${spec}` : piece.what, `×${piece.count}`, BOX]
        },
        { kind: 'rule', weight: 'thin' }
      ])
    ]
  })

export const labelPaper = (
  all: readonly ToSend[],
  sender: Sender,
  waybills: Waybills,
  at: Date
): Promise<Uint8Array> =>
  pdfOf({
    ...{ size: 'a6', title: '面单', at, framed: true },
    blocks: labelBlocks(all, sender, waybills),
    foot: [['少了、坏了：7 天内在订单里点“售后”', '1/1 箱']]
  })
