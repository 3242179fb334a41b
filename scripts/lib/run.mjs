import { spawn } from 'node:child_process'
import { ROOT } from './paths.mjs'

/** Every script of the project runs in the product's time zone. */
process.env.TZ = 'Asia/Shanghai'

/**
 * Runs a program to its end.
 * @param {string[]} command program and arguments; 'node' is this Node
 * @param {{ env?: Record<string, string>, echo?: boolean | 'stderr', cwd?: string }} options echo: also print while it runs
 * @returns {Promise<{ code: number, output: string, ms: number }>} a program that cannot start has code 127
 */
export function run(command, { env = {}, echo = false, cwd = ROOT } = {}) {
  const started = Date.now()
  const [program, ...args] = command
  return new Promise((resolve) => {
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe']
    })
    const chunks = []
    const take = (from, shown) =>
      from.on('data', (chunk) => {
        chunks.push(chunk)
        if (shown) process.stdout.write(chunk)
      })
    take(child.stdout, echo === true)
    take(child.stderr, Boolean(echo))
    const end = (code, extra = '') =>
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + extra, ms: Date.now() - started })
    child.on('error', (error) => end(127, `\n${program}: ${error.message}\n`))
    child.on('close', (code, signal) => end(code ?? 1, signal ? `\n${program} ended by ${signal}\n` : ''))
  })
}

/** @returns {string} e.g. `4.2 s` */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/** Runs tasks with at most `width` at a time, in order; the answers keep the order of the tasks. */
export async function inParallel(tasks, width) {
  const answers = new Array(tasks.length)
  let next = 0
  const worker = async () => {
    while (next < tasks.length) {
      const index = next++
      answers[index] = await tasks[index]()
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return answers
}
