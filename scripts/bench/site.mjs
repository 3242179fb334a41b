import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { register } from 'tsx/cjs/api'
import { ensureBuilt } from '../build.mjs'
import { inRoot } from '../lib/paths.mjs'

process.env.TSX_TSCONFIG_PATH ??= inRoot('tsconfig.server.json')
register()
const { addressOf, startServer } = createRequire(import.meta.url)('../../server/testing/processes.ts')

/**
 * The built site on the real server, with an embedded database of its own.
 * @returns {Promise<{ origin: string, stop(): Promise<void> }>}
 */
export async function servedSite() {
  await ensureBuilt('h5')
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  const running = startServer({
    PORT: '0',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '0',
    DEMO: '1'
  })
  const stop = async () => {
    running.child.kill('SIGTERM')
    await running.ended
    fs.rmSync(folder, { recursive: true, force: true })
  }
  try {
    return { origin: await addressOf(running), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
