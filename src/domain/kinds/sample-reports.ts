import type { ProductKind } from './index'

/** How a report is laid out. */
export type ReportShape = 'report' | 'assessment' | 'genes'

/** What the report of a kind looks like, of which there is a sample to see before buying. */
const SHAPES: Readonly<Partial<Record<ProductKind, ReportShape>>> = {
  checkup: 'report',
  sugarshaker: 'report',
  waston: 'assessment',
  gene: 'genes',
  'gene-home': 'genes'
}

/** Check items of which there are values to show, the one that is told at length first. */
export const SAMPLED_ITEMS = ['GL002', 'LP003', 'LP002', 'LP001', 'LI002', 'LI001', 'BO002', 'GE001'] as const
export type SampledItem = (typeof SAMPLED_ITEMS)[number]

/**
 * Undefined of a kind without a report, and of what examines nothing of which there is a sample.
 * @param codes check items of the product
 */
export function sampleReportOf(kind: ProductKind, codes: readonly string[]): ReportShape | undefined {
  const shape = SHAPES[kind]
  const shown = shape !== 'report' || SAMPLED_ITEMS.some((code) => codes.includes(code))
  return shown ? shape : undefined
}
