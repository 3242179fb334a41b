/** What a report says: values with the range of that day's laboratory, findings of the doctor, and what is unremarkable. */

/** As a finding's level is called; the first wants most attention. */
export const FINDING_LEVELS = ['建议就诊', '建议复查', '生活方式', '已好转'] as const
export type FindingLevel = (typeof FINDING_LEVELS)[number]

export interface Reading {
  readonly itemCode: string
  readonly itemName: string
  readonly unit: string
  readonly low: number
  readonly high: number
  readonly value: number
}

export interface Finding {
  readonly level: FindingLevel
  readonly itemCode: string
  readonly itemName: string
  readonly text: string
}

export interface Report {
  readonly reportNo: string
  /** 'YYYY-MM-DD' */
  readonly date: string
  readonly branch: string
  readonly readings: readonly Reading[]
  readonly findings: readonly Finding[]
  /** What was examined besides, by name; nothing was found. */
  readonly normal: readonly string[]
}

/** Two laboratories may measure different things under one check item, so its name tells them apart. */
export const keyOf = ({ itemCode, itemName }: Pick<Reading, 'itemCode' | 'itemName'>): string =>
  `${itemCode}-${itemName}`

/** Of an address: the key, or a check item alone. */
export const isKey = (reading: Reading, key: string): boolean =>
  keyOf(reading) === key || reading.itemCode === key

/** Without the noise of binary fractions: 6.1 - 6 is 0.1. */
export const tidy = (value: number): number => Number(value.toFixed(2))
