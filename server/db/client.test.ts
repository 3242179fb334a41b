import fs, { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { openTestDatabase } from '../testing/test-database'
import { rowsOf, type Database } from './client'
import { FolderBusyError, lockFolder } from './folder-lock'
import { prepareDatabase } from './migrate'
import { contacts, slots, branches, cities, coupons, redeemCodes } from './schema'

describe('the lock of the data folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('a second holder is turned away with the pid, until the first lets go', () => {
    const unlock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(FolderBusyError)
    expect(() => lockFolder(folder)).toThrow(String(process.pid))
    unlock()
    lockFolder(folder)()
  })

  test.each([
    ['a process that is gone', '999999999 1\n'],
    ['another process that got the same pid', `${process.pid} 1\n`],
    ['a crash while writing', '']
  ])('a lock left by %s is taken over', (_, content) => {
    const file = join(folder, 'server.lock')
    writeFileSync(file, content)
    utimesSync(file, 0, 0)
    const unlock = lockFolder(folder)
    expect(readFileSync(join(folder, 'server.lock'), 'utf8')).toContain(`${process.pid} `)
    unlock()
  })

  test('a lock that is being written is not taken', () => {
    writeFileSync(join(folder, 'server.lock'), '')
    expect(() => lockFolder(folder)).toThrow(FolderBusyError)
  })

  test('of two that find a dead lock one takes it: who comes second leaves the new one alone', () => {
    const file = join(folder, 'server.lock')
    const dead = '999999999 1\n'
    const first = `${process.ppid} \n`
    writeFileSync(file, dead)
    const look = vi.spyOn(fs, 'readFileSync').mockImplementationOnce(() => {
      writeFileSync(file, first)
      return dead
    })
    // Who imports a function of Node by its name gets the one of that moment.
    syncBuiltinESMExports()
    expect(() => lockFolder(folder)).toThrow(`进程 ${process.ppid} `)
    look.mockRestore()
    syncBuiltinESMExports()
    expect(readFileSync(file, 'utf8')).toBe(first)
  })
})

describe('migrations and seed', () => {
  let database: Database
  const seed = { now: new Date('2026-05-20T10:00:00+08:00'), demo: true }
  beforeAll(async () => {
    database = await openTestDatabase(seed)
  })
  afterAll(() => database.close())

  test('running them again changes nothing, also at the same time', async () => {
    const { db } = database
    await db.update(contacts).set({ name: '改过' }).where(eq(contacts.id, 'c001'))
    const before = await rowsOf<{ n: string }>(db, sql`select count(*) as n from contacts`)
    await Promise.all([prepareDatabase(database, seed), prepareDatabase(database, seed)])
    expect(await rowsOf<{ n: string }>(db, sql`select count(*) as n from contacts`)).toEqual(before)
    const [kept] = await db.select().from(contacts).where(eq(contacts.id, 'c001'))
    expect(kept?.name).toBe('改过')
  })

  test('without the demo no sample coupon is there, and those of a former demo are withdrawn', async () => {
    const real = { ...seed, demo: false }
    const fresh = await openTestDatabase(real)
    expect(await fresh.db.select().from(coupons)).toEqual([])
    await fresh.close()
    const { db } = database
    expect((await db.select().from(redeemCodes)).map(({ code }) => code)).toContain('CHENGAN20')
    await prepareDatabase(database, real)
    expect(await db.select().from(redeemCodes)).toEqual([])
    expect((await db.select().from(coupons)).filter(({ claimable }) => claimable)).toEqual([])
  })

  test('the database itself refuses to have given back more seats than were taken', async () => {
    const { db } = database
    const place = { lat: 0, lon: 0 }
    await db
      .insert(cities)
      .values({ ...place, cityCode: 'T1', cityName: 'x', providerCode: 'x', initial: 'X' })
      .onConflictDoNothing()
    await db
      .insert(branches)
      .values({
        ...place,
        orgCode: 'T1',
        cityCode: 'T1',
        name: 'x',
        address: 'x',
        areaName: 'x',
        openHours: '',
        facilities: [],
        tags: [],
        kinds: [],
        capacityPerDay: 3,
        baseOccupancy: 0,
        closedWeekdays: [],
        excludeItemCodes: [],
        fullDates: []
      })
      .onConflictDoNothing()
    const slot = {
      orgCode: 'T1',
      date: '2026-05-21',
      kind: 'checkup' as const,
      timespan: '08:00-08:30',
      ampm: 1,
      capacity: 3
    }
    const [row] = await db
      .insert(slots)
      .values({ ...slot, slotId: 101, taken: 1, blocked: 1 })
      .returning()
    expect(row?.remaining).toBe(1)
    const twice = db
      .update(slots)
      .set({ taken: sql`${slots.taken} - 2` })
      .where(eq(slots.orgCode, 'T1'))
    await expect(twice).rejects.toMatchObject({ cause: { constraint: 'slots_taken' } })
  })
})
