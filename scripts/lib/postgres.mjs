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
 * A fresh database for one run, so that nothing of the server's own is touched.
 * @returns {Promise<{ url: string, drop(): Promise<void> } | { absent: string }>} throws when
 *   TEST_DATABASE_URL is set and does not answer
 */
export async function scratchDatabase() {
  const { url, required } = candidate()
  const name = `chengan_test_${crypto.randomBytes(4).toString('hex')}`
  try {
    const client = await connect(url)
    await client.query(`create database ${name}`).finally(() => client.end())
  } catch (error) {
    if (required) throw new Error(`TEST_DATABASE_URL does not answer: ${error.message}`)
    return { absent: error.message || error.code }
  }
  const scratch = new URL(url)
  scratch.pathname = `/${name}`
  return {
    url: scratch.href,
    drop: async () => {
      const client = await connect(url)
      await client.query(`drop database ${name} with (force)`).finally(() => client.end())
    }
  }
}
