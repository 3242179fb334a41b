import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bookGene } from './journeys/book-gene'
import { bookDental, bookDeposit, bookDoses, bookTest, bookVaccine } from './journeys/book-visits'
import { H5Driver } from './support/h5'
import { opened } from './support/open'
import { startServer } from './support/server'

let user: H5Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(H5Driver.launch(server.origin, 'book-visits'))
})

test('R2.121 R2.122 R7.59 a test, dental visits, a vaccine and a sample of genes are booked and paid on the site', async (t) => {
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
