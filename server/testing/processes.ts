import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from '../folders'

const START_LIMIT_MS = 90_000

export interface Running {
  child: ChildProcess
  output: () => string
  ended: Promise<number | null>
}

/**
 * The server as a process of its own, as `npm start` runs it.
 * @param root of another release
 */
export function startServer(
  env: Record<string, string>,
  args: string[] = ['--no-build'],
  root = ROOT
): Running {
  const { NODE_OPTIONS: _options, DATABASE_URL: _url, ...inherited } = process.env
  const child = spawn(process.execPath, [join(root, 'server', 'start.mjs'), ...args], {
    env: { ...inherited, NODE_ENV: 'development', ...env }
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close').then(() => child.exitCode)
  return { child, output: () => output, ended }
}

/** Where it listens. Throws with its output when it does not come up. */
export async function addressOf(running: Running): Promise<string> {
  for (let waited = 0; waited < START_LIMIT_MS; waited += 100) {
    const found = /请打开 (http:\/\/[^\s]+)\//.exec(running.output())
    if (found?.[1]) return found[1]
    if (running.child.exitCode !== null) break
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`the server did not start: ${running.output()}`)
}
