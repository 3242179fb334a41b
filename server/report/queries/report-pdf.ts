import { standingOf } from '@/domain/report/judge'
import type { Report } from '@/domain/report/report'
import { pdfOf, type PdfBlock } from '../../pdf/document'
import { REPORT_TEXTS } from '../texts'
import type { Person } from './people'

const texts = REPORT_TEXTS.pdf

/** Where the columns begin, as shares of the width: label and value, and those of a measured item. */
const FACTS = [0, 0.2]
const ITEM = [0, 0.4, 0.54, 0.7, 0.88]

/** A report as a file: whose it is, what the doctor found, what was measured and what was unremarkable. */
export function reportPdf(
  { name, gender, age }: Pick<Person, 'name' | 'gender' | 'age'>,
  { reportNo, date, branch, findings, readings, normal }: Report
): Promise<Uint8Array> {
  const who = [name, texts.sex[gender], age === null ? '' : texts.age(age)]
  const facts = [
    [texts.person, who.filter((part) => part !== '').join(' ')],
    [texts.date, date],
    ...(branch === '' ? [] : [[texts.branch, branch]]),
    [texts.number, reportNo]
  ]
  const items = readings.map((reading) => [
    ...[reading.itemName, String(reading.value), reading.unit],
    ...[texts.range(reading.low, reading.high), texts.standing[standingOf(reading)]]
  ])
  const found = findings.map(({ level, itemName, text }) => texts.finding(level, itemName, text))
  return pdfOf({
    ...{ size: 'a4', title: texts.title, foot: texts.foot },
    blocks: [
      { kind: 'title', text: texts.title },
      ...rows(facts, FACTS),
      ...part(
        texts.findings,
        found.map((text): PdfBlock => ({ kind: 'text', text }))
      ),
      ...part(texts.readings, items.length === 0 ? [] : rows([texts.columns, ...items], ITEM)),
      ...part(texts.normal, normal.length === 0 ? [] : [{ kind: 'text', text: normal.join('、') }])
    ],
    at: new Date(`${date}T00:00:00+08:00`)
  })
}

const rows = (all: readonly (readonly string[])[], columns: readonly number[]): PdfBlock[] =>
  all.map((cells) => ({ kind: 'row', cells, columns }))

/** Nothing, where there is nothing below the heading. */
const part = (heading: string, blocks: readonly PdfBlock[]): PdfBlock[] =>
  blocks.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...blocks]
