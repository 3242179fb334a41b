import { formatDateTime } from '@/domain/date'
import { pdfOf, type PdfBlock } from '../pdf/document'
import type { ToSend, Visitor } from './worklist-rows'

/** Where number, name, identity number, what is done, what to prepare and the box begin, as shares of the width. */
const COLUMNS = [0, 0.05, 0.17, 0.29, 0.68, 0.94]
const BOX = '□'
const HEAD = ['#', '姓名', '证件尾号', '套餐与加项', '要准备', '到了']

interface Day {
  readonly branch: string
  readonly date: string
  readonly personal: boolean
  readonly actor: string
  readonly at: Date
}

/** The list of a branch's day by its times, for a desk: a name needs no calling out. */
export function visitorBlocks(all: readonly Visitor[], { branch, date, personal, at }: Day): PdfBlock[] {
  const version = personal ? '明文版 · 用完碎纸' : '遮名版，前台里侧用'
  const until = formatDateTime(at.getTime()).slice(5, 16)
  const row = (cells: readonly string[]): PdfBlock => ({ kind: 'row', cells, columns: COLUMNS })
  const slots = [...new Set(all.map(({ slot }) => slot))]
  return [
    { kind: 'title', text: `到检名单 · ${branch}` },
    { kind: 'text', text: `${date} · 共 ${all.length} 人（截至 ${until}）　${version}` },
    row(HEAD),
    ...(all.length === 0 ? [{ kind: 'text' as const, text: '这一天没有人到检。' }] : []),
    ...slots.flatMap((slot): PdfBlock[] => {
      const here = all.filter((one) => one.slot === slot)
      return [
        { kind: 'heading', text: `${slot}　${here.length} 人` },
        ...here.map(({ name, person, id, product, items, prepare, ...one }) =>
          row([
            String(all.findIndex(({ order }) => order === one.order) + 1),
            `${name} ${person}`,
            id,
            items === '' ? product : `${product}；加：${items}`,
            prepare,
            BOX
          ])
        )
      ]
    })
  ]
}

export const visitorPaper = (all: readonly Visitor[], day: Day): Promise<Uint8Array> =>
  pdfOf({
    ...{ size: 'a4', title: '到检名单', at: day.at },
    blocks: visitorBlocks(all, day),
    head: { kind: 'row', cells: HEAD, columns: COLUMNS },
    foot: `核对本人：看证件原件，对尾号，不念全名。当天用完请放碎纸箱。打印：${day.actor}`
  })

interface Sender {
  readonly name: string
  readonly phone: string
}

/** A label each; what is inside is told to who packs it. */
export const labelBlocks = (all: readonly ToSend[], sender: Sender): PdfBlock[] =>
  all.flatMap(({ order, name, phone, address, spec, paper }, index): PdfBlock[] => [
    ...(index === 0 ? [] : [{ kind: 'page' as const }]),
    { kind: 'heading', text: '标准快递' },
    { kind: 'heading', text: `收　${name} ${phone}` },
    { kind: 'text', text: address },
    { kind: 'heading', text: '寄' },
    { kind: 'text', text: `${sender.name} ${sender.phone}` },
    { kind: 'heading', text: `箱内　订单尾号 ${order.slice(-4)}` },
    ...paper
      .split('；')
      .map((piece) => ({ kind: 'text' as const, text: `${BOX} ${piece}${spec ? ` · ${spec}` : ''}` }))
  ])

export const labelPaper = (all: readonly ToSend[], sender: Sender, at: Date): Promise<Uint8Array> =>
  pdfOf({
    ...{ size: 'a6', title: '面单', at },
    blocks: labelBlocks(all, sender),
    foot: '少了、坏了：7 天内在订单里点“售后”　1/1 箱'
  })
