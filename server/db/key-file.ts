import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { START_TEXTS } from '../start-texts'
import { DATA_KEY_BYTES, DataKeyError } from './data-keys'
import { hasCode } from './error-code'

const FILE = 'data.key'

/** The data key of a server that has none in its configuration: made once, and kept beside the embedded database. */
export function keyBeside(dataDir: string): Buffer {
  const file = join(dataDir, FILE)
  return read(file) ?? make(dataDir, file)
}

function read(file: string): Buffer | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== DATA_KEY_BYTES) throw new DataKeyError(START_TEXTS.keyFile(file, DATA_KEY_BYTES))
  return key
}

/** Written aside and linked, so that of several servers that start at once one's key counts, whole. */
function make(dataDir: string, file: string): Buffer {
  mkdirSync(dataDir, { recursive: true })
  const aside = `${file}.${process.pid}`
  const key = randomBytes(DATA_KEY_BYTES)
  writeFileSync(aside, `${key.toString('base64')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(aside, file)
    return key
  } catch (error) {
    const first = hasCode(error, 'EEXIST') ? read(file) : null
    if (first === null) throw error
    return first
  } finally {
    rmSync(aside, { force: true })
  }
}
