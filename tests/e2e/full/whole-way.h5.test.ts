import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { bookCheckup } from '../journeys/book-checkup'
import { toItsEnd } from '../journeys/whole-way'
import { H5Driver } from '../support/h5'
import { withOpened } from '../support/open'
import { tryEach } from '../support/parts'
import { startServer } from '../support/server'
import { byTree } from '../support/tree'

/** What who does not see the screen has to be told on the way, in this order; what is told as a page goes and the next one comes, in any. */
const TOLD: readonly (RegExp | readonly RegExp[])[] = [
  /^听到：共\d+项$/,
  /^焦点：heading「选择机构与时间」$/,
  /^焦点：dialog「选择时段」$/,
  /^焦点：heading「确认信息」$/,
  /^焦点：heading「预约成功，实付/,
  /^焦点：heading「改约/,
  /^焦点：heading「申请退款」$/,
  /^听到：请选择退款原因$/,
  /^焦点：alertdialog「整单退款？」，预约会取消/,
  [/^听到：已申请退款$/, /^焦点：heading「退款详情」$/]
]

test('who does not see the screen books, pays, changes and takes back: each step by name alone, each outcome told', () =>
  withOpened(async (open) => {
    const server = await open(startServer())
    const user = await open(H5Driver.launch(server.origin, 'blind'))
    const heard = await byTree(user)
    await tryEach([...bookCheckup, ...toItsEnd], async (step, name) => {
      heard.push(`\n# ${name}`)
      await step(user)
      assert.deepEqual(user.problems(), [])
    })
    let from = 0
    for (const lines of TOLD) {
      const places = [lines].flat().map((line) => {
        const at = heard.findIndex((each, index) => index >= from && line.test(each))
        assert.ok(at >= 0, `not told: ${String(line)}\n${heard.slice(from).join('\n')}`)
        return at
      })
      from = Math.max(...places) + 1
    }
  }))
