import { SAMPLED_ITEMS, type SampledItem } from '@/domain/kinds/sample-reports'
import type { Finding, Reading, Report } from '@/domain/report/report'

/** A report that nobody has: made up so that it shows all that a report can show. */

/** An item with its values of three years, the newest last. */
type Sampled = Omit<Reading, 'value'> & { readonly values: readonly [number, number, number] }

const FAT = { itemName: '甘油三酯', unit: 'mmol/L', low: 0, high: 1.7, values: [1.3, 1.6, 2.1] } as const
const LIVER = { itemName: '丙氨酸氨基转移酶', unit: 'U/L', low: 9, high: 50, values: [34, 47, 58] } as const
const MEASURED: Readonly<Record<SampledItem, Omit<Sampled, 'itemCode'>>> = {
  GL002: { itemName: '糖化血红蛋白', unit: '%', low: 4, high: 6, values: [5.5, 5.8, 6.1] },
  LP003: { itemName: '尿酸', unit: 'μmol/L', low: 208, high: 428, values: [398, 421, 446] },
  LP002: FAT,
  LP001: FAT,
  LI002: LIVER,
  LI001: LIVER,
  BO002: { itemName: '25-羟维生素D', unit: 'ng/mL', low: 20, high: 50, values: [24, 20, 16] },
  GE001: { itemName: '体重指数', unit: 'kg/m²', low: 18.5, high: 24, values: [23.6, 24.1, 24.8] }
}

const SEEN: readonly Finding[] = [
  { level: '建议就诊', itemCode: 'TH001', itemName: '甲状腺彩超', text: '甲状腺结节，请医生看一下报告。' },
  { level: '生活方式', itemCode: 'LI003', itemName: '肝胆胰脾彩超', text: '轻度脂肪肝。' }
]

/** So many values are out of their range. */
const MOST = 2

export interface SampleReport {
  /** The newest first. */
  readonly reports: readonly [Report, ...Report[]]
  readonly shown: Reading
}

/**
 * Reports of three years, of what a product examines alone; null when it measures nothing that there is a sample of.
 * @param items check items of the product
 * @param year of the newest
 */
export function sampleOf(
  items: readonly { readonly code: string; readonly name: string }[],
  year: number
): SampleReport | null {
  const has = (code: string) => items.some((item) => item.code === code)
  const own = SAMPLED_ITEMS.filter(has).map((itemCode): Sampled => ({ itemCode, ...MEASURED[itemCode] }))
  // Two items of a product may measure the same.
  const measured = own.filter(({ itemName }, at) => own.findIndex((one) => one.itemName === itemName) === at)
  const [main, ...others] = measured.slice(0, MOST)
  if (!main) return null
  const readingAt = ({ values, ...item }: Sampled, at: 0 | 1 | 2): Reading => ({ ...item, value: values[at] })
  const findings: readonly Finding[] = [
    ...SEEN.filter(({ itemCode }) => has(itemCode)),
    { level: '建议复查', itemCode: main.itemCode, itemName: main.itemName, text: '' }
  ]
  const told = new Set([main, ...others, ...findings].map(({ itemCode }) => itemCode))
  const normal = items.filter(({ code }) => !told.has(code)).map(({ name }) => name)
  const of = (at: 0 | 1 | 2): Report => ({
    reportNo: '',
    date: `${year - 2 + at}-04-15`,
    branch: '',
    readings: [main, ...others].map((item) => readingAt(item, at)),
    findings: at === 2 ? findings : [],
    normal
  })
  return { reports: [of(2), of(1), of(0)], shown: readingAt(main, 2) }
}

export const AGE = { metabolic: 41, bands: 4, at: 2 } as const

export const LOCI = [
  { site: 'MTHFR 677', type: 'C T', standing: '中等', off: true },
  { site: 'MTHFR 1298', type: 'A A', standing: '较好', off: false },
  { site: 'MTRR 66', type: 'A G', standing: '中等', off: true }
] as const
