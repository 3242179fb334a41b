import { jest } from '../lib/tally.mjs'
import { atMost } from './rows.mjs'

const FULL_LENGTH = { RUSH_ROUNDS: '20', FUZZ_INPUTS: '2000' }
const FILES = ['server/stock/rush', 'server/fuzz', '--selectProjects=unit']

/** The crowd after one slot and the generated inputs at full length, which `npm test` runs shorter. */
export async function measure() {
  const { passed, failures } = await jest('endurance', FILES, FULL_LENGTH)
  for (const failure of failures) console.error(failure)
  const failed = atMost(
    'crowd and generated inputs: tests failed',
    failures.length,
    `of ${passed + failures.length}`,
    0
  )
  return [{ ...failed, must: true }]
}
