import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase } from '../testing/test-database'
import { TEST_NOW } from '../testing/test-app'
import { judgeBackups } from './backup-state'
import { runOps } from './run'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const ago = (ms: number) => new Date(TEST_NOW.getTime() - ms)
const archiver = { mode: 'on', archivedAt: ago(MINUTE_MS), failedAt: null }

const backup = (type: 'full' | 'diff' | 'incr', ms: number, error = false) => ({
  ...{ label: `of-${type}`, type, error },
  timestamp: { stop: Math.floor(ago(ms).getTime() / 1_000) }
})
const info = (...made: ReturnType<typeof backup>[]) => [
  { name: 'shop', status: { code: 0, message: 'ok' }, backup: made }
]
const WHOLE = info(backup('full', 3 * DAY_MS), backup('diff', 5 * HOUR_MS))

test.each([
  ['all is well', archiver, WHOLE, []],
  ['a full one alone is young enough for both', archiver, info(backup('full', HOUR_MS)), []],
  ['a failure that was mended', { ...archiver, failedAt: ago(HOUR_MS) }, WHOLE, []],
  ['WAL that is not archived', { ...archiver, mode: 'off' }, WHOLE, ['WAL 归档']],
  ['WAL that never was', { ...archiver, archivedAt: null }, WHOLE, ['WAL 归档']],
  ['WAL that fails', { ...archiver, failedAt: ago(0) }, WHOLE, ['WAL 归档']],
  ['WAL that stopped', { ...archiver, archivedAt: ago(16 * MINUTE_MS) }, WHOLE, ['WAL 归档']],
  ['another stanza', archiver, [{ ...WHOLE[0]!, name: 'other' }], ['备份 shop']],
  [
    'a repository that is not there',
    archiver,
    [{ ...WHOLE[0]!, status: { code: 99, message: 'other' } }],
    ['备份 shop']
  ],
  ['none at all', archiver, info(), ['全量备份', '最近的备份']],
  [
    'a full one of nine days ago',
    archiver,
    info(backup('full', 9 * DAY_MS), backup('diff', HOUR_MS)),
    ['全量备份']
  ],
  ['none since yesterday morning', archiver, info(backup('full', 27 * HOUR_MS)), ['最近的备份']],
  [
    'a broken one does not count, and is named',
    archiver,
    info(backup('full', 3 * DAY_MS), backup('diff', HOUR_MS, true)),
    ['最近的备份', '备份 of-diff']
  ]
])('%s', (_what, state, told, wrong) => {
  const rows = judgeBackups(state, told, 'shop', TEST_NOW)
  expect(rows.filter(({ ok }) => !ok).map(({ what }) => what)).toEqual(wrong)
})

describe('backup check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const check = async (text: string) => {
    const file = join(folder, 'info.json')
    writeFileSync(file, text)
    const database = await openTestDatabase({ now: TEST_NOW, demo: true })
    const context = { db: database.db, now: () => TEST_NOW }
    return runOps(context, ['backup', 'check', '--info', file], 'night-shift').finally(() => database.close())
  }

  test('what pgBackRest 2.45 says is read, and what is wrong ends it with 1', async () => {
    // As it was printed, but for the days.
    const stop = (ms: number) => Math.floor(ago(ms).getTime() / 1_000)
    const printed = `[{"archive":[{"database":{"id":1,"repo-key":1},"id":"15-1","max":"000000010000000000000005","min":"000000010000000000000001"}],"backup":[{"archive":{"start":"000000010000000000000003","stop":"000000010000000000000003"},"backrest":{"format":5,"version":"2.45"},"database":{"id":1,"repo-key":1},"error":false,"info":{"delta":23255827,"repository":{"delta":4578384,"size":4578384},"size":23255827},"label":"20261128-204344F","lsn":{"start":"0/3000028","stop":"0/3000138"},"prior":null,"reference":null,"timestamp":{"start":1,"stop":${stop(9 * DAY_MS)}},"type":"full"},{"archive":{"start":"000000010000000000000004","stop":"000000010000000000000005"},"backrest":{"format":5,"version":"2.45"},"database":{"id":1,"repo-key":1},"error":false,"info":{"delta":8458,"repository":{"delta":560,"size":4578384},"size":23255827},"label":"20261128-204344F_20261128-204357D","lsn":{"start":"0/4000028","stop":"0/5000050"},"prior":"20261128-204344F","reference":["20261128-204344F"],"timestamp":{"start":1,"stop":${stop(HOUR_MS)}},"type":"diff"}],"cipher":"aes-256-cbc","db":[{"id":1,"repo-key":1,"system-id":7713325795222729506,"version":"15"}],"name":"shop","repo":[{"cipher":"aes-256-cbc","key":1,"status":{"code":0,"message":"ok"}}],"status":{"code":0,"lock":{"backup":{"held":false}},"message":"ok"}}]`
    const { exit, text } = await check(printed)
    expect(exit).toBe(1)
    // The databases of tests hand nothing over.
    expect(text).toMatch(
      /WAL 归档：没有打开：archive_mode 是 off；全量备份（2026-05-11 10:00.*）：超过 8 天$/
    )
  })

  test('another file is told from it', async () => {
    expect(await check('{"a": 1}')).toMatchObject({
      exit: 1,
      text: expect.stringContaining('不是 pgbackrest')
    })
  })
})
