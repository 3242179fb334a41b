import { hitIn } from '@/domain/search/why'
import type { Report } from '@/domain/report/report'
import type { CurrentUser } from '../../http/context'
import type { Db } from '../../db/client'
import { reportPeople } from './people'
import { personReports } from './person-reports'

/** A person's latest report that has a word: how often, and how often it advises something there. */
export interface Mention {
  readonly contactsId: string
  readonly date: string
  readonly count: number
  readonly advised: number
}

/** Levels of findings that ask somebody to do something. */
const ADVICE: readonly string[] = ['建议就诊', '建议复查']

const has = (words: readonly string[], ...texts: string[]): boolean =>
  words.every((word) => texts.some((text) => hitIn(text, [word]) !== ''))

function countIn({ readings, findings }: Report, words: readonly string[]) {
  const found = findings.filter(({ itemName, text }) => has(words, itemName, text))
  const read = readings.filter(({ itemName }) => has(words, itemName))
  return {
    count: found.length + read.length,
    advised: found.filter(({ level }) => ADVICE.includes(level)).length
  }
}

/** Of each person of one's own whose reports are open the latest that has the word; what it says is not told. */
export async function mentions(db: Db, user: CurrentUser, keyword: string, now: Date): Promise<Mention[]> {
  const words = keyword.split(/\s+/).filter((word) => word !== '')
  const { people } = await reportPeople(db, user, now)
  const found: Mention[] = []
  for (const { contactsId, access, reports } of people) {
    if (access !== 'open' || reports === 0) continue
    for (const report of await personReports(db, contactsId)) {
      const said = countIn(report, words)
      if (said.count === 0) continue
      found.push({ contactsId, date: report.date, ...said })
      break
    }
  }
  return found
}
