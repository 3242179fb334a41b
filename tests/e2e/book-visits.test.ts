import { test } from '@playwright/test'
import { bookGene } from './journeys/book-gene'
import { bookDental, bookDeposit, bookDoses, bookTest, bookVaccine } from './journeys/book-visits'
import type { Driver } from './support/driver'
import { opened } from './support/open'
import { play } from './support/parts'
import { launchPhone } from './support/phone'
import { startServer } from './support/server'

let user: Driver

opened(async (open) => {
  const server = await open(startServer())
  user = await open(launchPhone(server.origin, 'book-visits'))
})

test('R2.121 R2.122 R7.59 a test, dental visits, a vaccine and a sample of genes are booked and paid', () =>
  play(
    user,
    [...bookTest, ...bookDental, ...bookDeposit, ...bookVaccine, ...bookDoses, ...bookGene],
    (step) => step(user)
  ))
