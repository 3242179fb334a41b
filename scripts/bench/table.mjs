import { execFileSync } from 'node:child_process'
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

/**
 * The commit that is measured.
 * @returns {string} throws where the work tree is not that of a commit
 */
export function measuredCommit() {
  const git = (...args) => execFileSync('git', args, { cwd: inRoot('.'), encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', '--untracked-files=no')
  if (changed) throw new Error(`a table is of a commit, and these files are of none:\n${changed}`)
  return git('rev-parse', '--short=8', 'HEAD')
}

/**
 * Writes the table of docs/performance.md, whole, with the commit that was measured.
 * @param {string[][]} lines cells per row, of all parts in their order
 * @param {string} commit
 */
export async function writeTable(lines, commit) {
  const file = inRoot('docs/performance.md')
  const text = fs.readFileSync(file, 'utf8')
  const [before, rest] = text.split(OPEN)
  const [, after] = (rest ?? '').split(CLOSE)
  if (after === undefined) throw new Error(`${file} has no ${OPEN} and ${CLOSE}`)
  const table = [line(HEAD), line(HEAD.map(() => '---')), ...lines.map(line)].join('\n')
  const machine = `Measured on ${commit} with Node ${process.versions.node} on ${os.cpus().length} processors.`
  const written = `${before}${OPEN}\n\n${table}\n\n${machine}\n\n${CLOSE}${after}`
  const config = await prettier.resolveConfig(file)
  fs.writeFileSync(file, await prettier.format(written, { ...config, filepath: file }))
}
