import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { bookCheckup } from '../journeys/book-checkup'
import { H5Driver } from '../support/h5'
import { byKeyboard, focusOf } from '../support/keyboard'
import { opened } from '../support/open'
import { startServer } from '../support/server'

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'keyboard'))
})

/** More presses than a sheet has stops. */
const ROUND = 60

async function calendarKeepsFocus(): Promise<void> {
  const { keyboard } = user.page
  for (let press = 0; press < ROUND; press += 1) {
    await keyboard.press(press % 3 === 2 ? 'Shift+Tab' : 'Tab')
    assert.ok((await focusOf(user.page)).inDialog, `press ${press} leaves the sheet`)
  }
  await keyboard.press('Escape')
  await user.gone('选择日期')
  assert.match((await focusOf(user.page)).label, /更多日期/, 'the focus is back where the sheet was opened')
  await user.tap('更多日期')
  await user.see('选择日期')
}

test('the checkup journey by keyboard alone, from home to the paid order', async () => {
  const faults = byKeyboard(user)
  for (const [name, step] of bookCheckup) {
    await step(user).catch(async (error: unknown) => {
      await user.shot(name)
      throw new Error(`${name}: ${String(error)}\n${[...faults].join('\n')}`, { cause: error })
    })
    if (name === '06-calendar') await calendarKeepsFocus()
  }
  assert.deepEqual([...faults], [], 'every stop of the Tab key is to be seen')
  assert.deepEqual(user.problems(), [])
})
