import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Database } from '../db/client'
import { openFolder, openPostgres } from '../db/open'

/** A database that servers of their own processes open one after another: one of PostgreSQL where the tests have it, else a folder. */
export interface ProcessDatabase {
  /** What a server's process is told of it. */
  readonly env: Readonly<Record<string, string>>
  create(): Promise<void>
  /** Works in it while no server does. */
  inside<T>(work: (database: Database) => Promise<T>): Promise<T>
  remove(): Promise<void>
}

const CONNECTIONS = 2

async function onPostgres(connectionString: string, statement: string): Promise<void> {
  const admin = new Client({ connectionString })
  await admin.connect()
  await admin.query(statement).finally(() => admin.end())
}

/** @param use what for, as its name says it: letters only */
export function processDatabase(use: string): ProcessDatabase {
  const folder = mkdtempSync(join(tmpdir(), `server-${use}-`))
  const serverUrl = process.env['TEST_DATABASE_URL']
  const name = `chengan_${use}_${randomBytes(6).toString('hex')}`
  const url = serverUrl ? Object.assign(new URL(serverUrl), { pathname: `/${name}` }).toString() : ''
  return {
    env: url ? { DATABASE_URL: url } : { DATA_DIR: folder },
    async create() {
      if (serverUrl) await onPostgres(serverUrl, `create database ${name}`)
    },
    async inside(work) {
      const database = url ? openPostgres(url, CONNECTIONS) : await openFolder(folder)
      return work(database).finally(() => database.close())
    },
    async remove() {
      rmSync(folder, { recursive: true, force: true })
      if (serverUrl) await onPostgres(serverUrl, `drop database if exists ${name} with (force)`)
    }
  }
}
