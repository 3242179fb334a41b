import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBuilt } from '../build.mjs'
import { startTimed } from './caller.mjs'

/**
 * The built site on the real server, with an embedded database of its own.
 * @returns {Promise<{ origin: string, stop(): Promise<void> }>}
 */
export async function servedSite() {
  await ensureBuilt('h5')
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'))
  const gone = () => fs.rmSync(folder, { recursive: true, force: true })
  try {
    const { origin, stop } = await startTimed({ DATA_DIR: folder })
    return { origin, stop: () => stop().finally(gone) }
  } catch (error) {
    gone()
    throw error
  }
}
