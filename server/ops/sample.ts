import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, dateOf } from '@/domain/date'
import { SAMPLES_DIR } from '../folders'
import { refused, type Command } from './command'

/** Stands for a day to come: one that has passed cannot be imported. */
const DAY = '{day}'
const DAYS_AHEAD = 7

/** The files, by the first part of their name. */
async function samples(): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(SAMPLES_DIR, { withFileTypes: true })
  const files = entries.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).toSorted()
  return new Map(files.map((file) => [file.replace(/\.\w+$/, ''), file]))
}

const sample: Command = {
  name: 'sample',
  takes: '<what>',
  about:
    '打印一份可以直接导入的样例：npm run --silent ops -- sample products > products.csv（activities、modules 和 report 是 .json）',
  changes: false,
  run: async ({ now }, { words: [what = ''] }) => {
    const known = await samples()
    const file = known.get(what)
    if (file === undefined) return refused(`没有样例 ${what}；可以是 ${[...known.keys()].join('、')}`)
    const text = (await readFile(join(SAMPLES_DIR, file), 'utf8')).trimEnd()
    return { ok: true, rows: [], text: text.replaceAll(DAY, addDays(dateOf(now().getTime()), DAYS_AHEAD)) }
  }
}

export const sampleCommands: readonly Command[] = [sample]
