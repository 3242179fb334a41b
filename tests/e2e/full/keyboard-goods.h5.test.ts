import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { buyGoods, buyPickedUp, buyService } from '../journeys/buy-goods'
import { H5Driver } from '../support/h5'
import { byKeyboard } from '../support/keyboard'
import { opened } from '../support/open'
import { startServer } from '../support/server'

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'keyboard-goods'))
})

test('goods, what is picked up and a service are bought by keyboard alone', async () => {
  const faults = byKeyboard(user)
  for (const [name, step] of [...buyGoods, ...buyPickedUp, ...buyService]) {
    await step(user).catch(async (error: unknown) => {
      await user.shot(name)
      throw new Error(`${name}: ${String(error)}\n${[...faults].join('\n')}`, { cause: error })
    })
  }
  assert.deepEqual([...faults], [], 'every stop of the Tab key is to be seen')
  assert.deepEqual(user.problems(), [])
})
