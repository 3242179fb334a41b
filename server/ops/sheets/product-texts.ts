import type { ProductKind } from '@/domain/kinds'
import { kindTexts } from '../../db/seed/kind-texts'
import type { ProcessStep } from '../../db/schema'
import { list, words, type Column } from './cell'

/** What a product says of itself, and what that depends on. */
interface Told {
  readonly kind: ProductKind
  readonly category: number
  readonly fasting: boolean
  readonly notice: string[]
  readonly process: ProcessStep[]
}

/** How it goes: `在线预约：选分院与时段|到院：刷身份证`. */
const STEP = /^([^:：]{1,10})[:：](.{1,30})$/
const lines = list({
  ...words(1, 41),
  read: (text: string) =>
    STEP.test(text)
      ? words(1, 41).read(text)
      : { ok: false as const, why: '应为 步骤：说明，如 在线预约：选分院与时段' }
})
export const steps: Column<ProcessStep[]> = {
  read: (text) => {
    const read = lines.read(text)
    if (!read.ok) return read
    return {
      ok: true,
      value: read.value.map((line) => {
        const [, title = '', said = ''] = STEP.exec(line) ?? []
        return { title, text: said }
      })
    }
  },
  show: (all) => all.map(({ title, text }) => `${title}：${text}`)
}

const textsOf = ({ kind, category, fasting }: Told) => kindTexts(kind, category, fasting)
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What only the kind says of a product is said anew of what the product has become; words of its own stay. */
export function withOwnTexts<Row extends Told>(row: Row, was: Row): Row {
  const [old, now] = [textsOf(was), textsOf(row)]
  return {
    ...row,
    notice: isSame(row.notice, old.notice) ? now.notice : row.notice,
    process: isSame(steps.show(row.process), steps.show(old.process)) ? now.process : row.process
  }
}
