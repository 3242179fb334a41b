import fs from 'node:fs'
import os from 'node:os'
import * as prettier from 'prettier'
import { inRoot } from '../lib/paths.mjs'

const OPEN = '<!-- figures -->'
const CLOSE = '<!-- /figures -->'
const HEAD = ['Part', 'What', 'Measured', 'Bound', 'Aim', 'Holds']
const SIGNIFICANT = 4

const valueOf = ({ value, unit }) => {
  const text =
    typeof value === 'number' && Number.isFinite(value)
      ? String(Number.isInteger(value) ? value : Number(value.toPrecision(SIGNIFICANT)))
      : String(value)
  return unit ? `${text} ${unit}` : text
}
const holds = ({ met }) => (met === null ? '' : met ? 'yes' : 'no')

/** What a row's cells say, in the order of the table's columns. */
export const cellsOf = (part, row) => [part, row.name, valueOf(row), row.goal, row.aim, holds(row)]

const line = (cells) => `| ${cells.join(' | ')} |`

/** The table as plain text, columns aligned. */
export function printed(lines) {
  const all = [HEAD, ...lines]
  const widths = HEAD.map((_, column) => Math.max(...all.map((cells) => cells[column].length)))
  return all
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd()
    )
    .join('\n')
}

/** Lines of the table in `text` that belong to a part which did not run this time. */
const kept = (text, ran) =>
  text
    .split('\n')
    .filter((row) => row.startsWith('|'))
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    )
    .filter((cells) => cells.length === HEAD.length && cells[0] !== HEAD[0] && !/^:?-+:?$/.test(cells[0]))
    .filter(([part]) => !ran.includes(part))

/**
 * Puts the lines into the table of docs/performance.md; those of parts that did not run stay.
 * @param {string[][]} lines cells per row
 * @param {string[]} order the parts, as the table lists them
 */
export async function writeTable(lines, order) {
  const file = inRoot('docs/performance.md')
  const text = fs.readFileSync(file, 'utf8')
  const [before, rest] = text.split(OPEN)
  const [old, after] = (rest ?? '').split(CLOSE)
  if (after === undefined) throw new Error(`${file} has no ${OPEN} and ${CLOSE}`)
  const ran = [...new Set(lines.map(([part]) => part))]
  const all = [...kept(old, ran), ...lines].sort((a, b) => order.indexOf(a[0]) - order.indexOf(b[0]))
  const table = [line(HEAD), line(HEAD.map(() => '---')), ...all.map(line)].join('\n')
  const machine = `Measured with Node ${process.versions.node} on ${os.cpus().length} processors.`
  const written = `${before}${OPEN}\n\n${table}\n\n${machine}\n\n${CLOSE}${after}`
  const config = await prettier.resolveConfig(file)
  fs.writeFileSync(file, await prettier.format(written, { ...config, filepath: file }))
}
