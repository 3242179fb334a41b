import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bookGene } from './journeys/book-gene'
import { bookDental, bookDeposit, bookDoses, bookTest, bookVaccine } from './journeys/book-visits'
import { WeappDriver } from './support/weapp'
import { opened } from './support/open'
import { startServer } from './support/server'

let user: WeappDriver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(WeappDriver.launch(server.origin, 'book-visits'))
})

test('R2.121 R2.122 R7.59 a test, dental visits, a vaccine and a sample of genes are booked and paid in the mini-program', async (t) => {
  for (const [name, step] of [
    ...bookTest,
    ...bookDental,
    ...bookDeposit,
    ...bookVaccine,
    ...bookDoses,
    ...bookGene
  ]) {
    await t.test(name, async () => {
      try {
        await step(user)
      } finally {
        await user.shot(name)
      }
      assert.deepEqual(user.problems(), [])
    })
  }
})
