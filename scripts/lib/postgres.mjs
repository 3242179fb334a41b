import crypto from 'node:crypto'
import pg from 'pg'

/** A PostgreSQL on this machine with its defaults, as developers and containers have it. */
const LOCAL = 'postgres://postgres@127.0.0.1:5432/postgres'
const CONNECT_MS = 3000

const isLoopback = (url) => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname)

/** Where to look: the one meant for tests; DATABASE_URL only on this machine; a local default. */
function candidate() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, required: true }
  const own = process.env.DATABASE_URL
  return { url: own && isLoopback(own) ? own : LOCAL, required: false }
}

async function connect(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  // The server may go away while the tests run: the query that follows reports it.
  client.on('error', () => {})
  await client.connect()
  return client
}

/**
 * A PostgreSQL whose role may make databases.
 * @returns {Promise<{ url: string } | { absent: string }>} throws when TEST_DATABASE_URL is set and does not serve
 */
export async function findPostgres() {
  const { url, required } = candidate()
  try {
    const client = await connect(url)
    const may = 'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user'
    const { rows } = await client.query(may).finally(() => client.end())
    if (!rows[0]?.may) throw new Error('its role may not create databases')
    return { url }
  } catch (error) {
    if (required) throw new Error(`TEST_DATABASE_URL does not serve: ${error.message || error.code}`)
    return { absent: error.message || error.code }
  }
}

/**
 * A fresh database for one run, so that nothing of the server's own is touched.
 * @returns {Promise<{ url: string, drop(): Promise<void> } | { absent: string }>} throws as `findPostgres` does
 */
export async function scratchDatabase() {
  const found = await findPostgres()
  if ('absent' in found) return found
  const name = `chengan_test_${crypto.randomBytes(4).toString('hex')}`
  const administer = async (statement) => {
    const client = await connect(found.url)
    await client.query(statement).finally(() => client.end())
  }
  await administer(`create database ${name}`)
  return {
    url: Object.assign(new URL(found.url), { pathname: `/${name}` }).href,
    drop: () => administer(`drop database ${name} with (force)`)
  }
}
