import { PARCEL_NO } from './orders'
import { textOf } from './read-file'
import { formatOf, readTable } from './sheets/table'
import type { Waybills } from './worklist-paper'
import type { ToSend } from './worklist-rows'

const MOST_MB = 5
const LONGEST_SORTING = 12

type Given = { readonly rows: readonly ToSend[]; readonly waybills: Waybills } | { readonly problem: string }

/**
 * What a courier gave out for orders that wait: columns order, parcel and sorting. Labels are those of its orders alone.
 * @param file without one every order that waits has its label
 */
export async function waybillsIn(file: string | undefined, waiting: readonly ToSend[]): Promise<Given> {
  if (file === undefined) return { rows: waiting, waybills: new Map() }
  const format = formatOf(file)
  if (!format) return { problem: '--waybills 的文件名要以 .csv 或 .json 结尾' }
  const text = await textOf(file, MOST_MB)
  if (!text.ok) return { problem: text.reason }
  const read = readTable(text.text, format)
  if (!read.ok) return { problem: read.why }
  const given = read.table.rows.map(({ line, cells: { order = '', parcel = '', sorting = '' } }) => ({
    ...{ line, order: order.trim(), parcel: parcel.trim(), sorting: sorting.trim() }
  }))
  const problems = given.flatMap(({ line, order, parcel, sorting }) => [
    ...(waiting.some((one) => one.order === order) ? [] : [`第 ${line} 行 order ${order} 不在待发货里`]),
    ...(given.some((other) => other.line < line && other.order === order)
      ? [`第 ${line} 行 order ${order} 重复`]
      : []),
    ...(PARCEL_NO.test(parcel) ? [] : [`第 ${line} 行 parcel 应为 4 到 40 个字母、数字或 -`]),
    ...(Array.from(sorting).length > LONGEST_SORTING
      ? [`第 ${line} 行 sorting 最多 ${LONGEST_SORTING} 个字`]
      : [])
  ])
  if (given.length === 0) return { problem: `${file} 里没有运单` }
  if (problems.length > 0) return { problem: problems.join('\n') }
  const waybills = new Map(given.map(({ order, parcel, sorting }) => [order, { parcel, sorting }]))
  return { rows: waiting.filter(({ order }) => waybills.has(order)), waybills }
}
