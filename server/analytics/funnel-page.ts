import { MEASURED_DOORS, type MeasuredDoor } from '@/domain/analytics/limits'
import { formatYuan } from '@/domain/money'
import { STEPS, type FunnelStep } from './funnel-steps'
import { DOOR_NAMES, FUNNEL_TEXTS as texts, STEP_NAMES } from './funnel-texts'
import { FUNNEL_STYLE } from './funnel-style'
import type { Funnel, FunnelRow } from './queries/funnel'

const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

/** Of a chart, in its own units: what a step takes, where its bar begins and ends, and where the bar stands in the step. */
const ROW = 44
const BAR = { left: 96, width: 440, top: 8, height: 24 } as const
const WIDTH = 720

const numberOf = ({ devices }: FunnelRow, step: FunnelStep): number => devices[step]

/** Steps one under the other, each a bar of the doors that its devices came by, as long as its share of the widest step. */
function chart(title: string, all: FunnelRow, doors: readonly FunnelRow[]): string {
  const most = Math.max(1, ...STEPS.map((step) => numberOf(all, step)))
  const rows = STEPS.map((step, index) => {
    const top = index * ROW + BAR.top
    const devices = numberOf(all, step)
    const before = index === 0 ? 0 : numberOf(all, STEPS[index - 1] ?? step)
    const share = before > 0 ? ` · ${texts.ofBefore(Math.round((100 * devices) / before))}` : ''
    let left: number = BAR.left
    const bars = doors.map((row) => {
      const width = (BAR.width * numberOf(row, step)) / most
      const bar = `<rect class="${classOf(row.door)}" x="${left.toFixed(1)}" y="${top}" width="${width.toFixed(1)}" height="${BAR.height}"/>`
      left += width
      return width > 0 ? bar : ''
    })
    const middle = top + BAR.height / 2
    return [
      `<text class="step" x="${BAR.left - 12}" y="${middle}">${STEP_NAMES[step]}</text>`,
      ...bars,
      `<text x="${(left + 10).toFixed(1)}" y="${middle}">${devices}${share}</text>`
    ].join('')
  })
  return `<svg viewBox="0 0 ${WIDTH} ${STEPS.length * ROW}" role="img" aria-label="${escape(title)}">${rows.join('')}</svg>`
}

const classOf = (door: MeasuredDoor | null): string =>
  `door-${MEASURED_DOORS.findIndex((one) => one === door)}`

const legend = (doors: readonly FunnelRow[]): string =>
  `<ul class="legend">${doors
    .map(({ door }) => `<li><i class="${classOf(door)}"></i>${nameOf(door)}</li>`)
    .join('')}</ul>`

const nameOf = (door: MeasuredDoor | null): string => (door === null ? texts.all : DOOR_NAMES[door])

/** The same figures for who reads and does not look; a channel's own row stands where its orders are known and its doors are several. */
function table(rows: readonly FunnelRow[]): string {
  const heads = [texts.door, ...STEPS.map((step) => STEP_NAMES[step]), texts.orders, texts.yuan]
  const cells = rows.map((row) => {
    const { channel, door, paid } = row
    const name = door === null ? texts.channel(channel) : nameOf(door)
    const sums = paid === null ? ['', ''] : [String(paid.orders), formatYuan(paid.fen)]
    const figures = [...STEPS.map((step) => String(numberOf(row, step))), ...sums]
    return `<tr class="${door === null ? 'sum' : ''}"><th scope="row">${escape(name)}</th>${figures
      .map((cell) => `<td>${cell}</td>`)
      .join('')}</tr>`
  })
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('')
  return `<div class="scroll"><table><thead><tr>${head}</tr></thead><tbody>${cells.join('')}</tbody></table></div>`
}

function section(rows: readonly FunnelRow[]): string {
  const [all] = rows
  if (!all) return ''
  const name = texts.kind(all.kind)
  const doors = rows.filter(({ door }) => door !== null)
  const paid = all.paid === null ? '' : `<p>${texts.paid(all.paid.orders, formatYuan(all.paid.fen))}</p>`
  return `<section><h2>${escape(name)}</h2>${paid}${legend(doors)}${chart(name, all, doors)}${table(rows)}</section>`
}

/** A day's funnel as one page: charts of its own, no script, nothing that is fetched. */
export function funnelPage({ rows, lost }: Funnel, day: string, env: string): string {
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
  const sections = kinds.map((kind) => section(rows.filter((row) => row.kind === kind)))
  const empty = rows.length > 1 ? '' : `<p>${texts.none}</p>`
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${texts.title(day)}</title>
<style>${FUNNEL_STYLE}</style>
</head>
<body><main><h1>${texts.title(day)}</h1>
<p>${texts.about(env)}</p>
<p>${texts.carried}</p>
<p>${texts.lost(lost.dropped, lost.refused)}</p>
${empty}${sections.join('\n')}
</main></body>
</html>
`
}
