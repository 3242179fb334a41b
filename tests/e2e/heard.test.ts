import { expect, test } from '@playwright/test'
import { passGreeting } from './journeys/greeting'
import { PATIENCE_MS, type Driver } from './support/driver'
import { opened } from './support/open'
import { launchPhone } from './support/phone'
import { startServer } from './support/server'

let user: Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(launchPhone(server.origin, 'heard'))
})

/** Which of the list and the sheet over it is read. */
async function read(): Promise<{ sheet: boolean; list: boolean }> {
  const tree = await user.tree()
  return { sheet: /^- dialog "筛选"/m.test(tree), list: tree.includes('安心') }
}

test('an open sheet is named, and what lies behind it is not read; closed, the page is read again', async () => {
  await user.open('/')
  await passGreeting(user)
  await user.open('/shop')
  await user.see(/安心/)
  expect(await user.tree()).toMatch(/heading "[^"]*" \[level=1\]/)
  await user.tap('筛选')
  await expect.poll(read, { timeout: PATIENCE_MS }).toEqual({ sheet: true, list: false })
  await user.tap('关闭')
  await expect.poll(read, { timeout: PATIENCE_MS }).toEqual({ sheet: false, list: true })
})
