/** node scripts/migrations.mjs: holds migrations against the rules of `config/squawk.toml`, from release 1.0.0 on. */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { bin, inRoot, isMain } from './lib/paths.mjs'

/** The last one of release 1.0.0. Those up to it ran before there was a release that they could break. */
const BASELINE = '0016_providers'
const FOLDER = inRoot('server', 'db', 'migrations')

/** @returns {string[]} files of the migrations after the baseline, in order */
export function laterMigrations() {
  const { entries } = JSON.parse(fs.readFileSync(path.join(FOLDER, 'meta', '_journal.json'), 'utf8'))
  const tags = entries.map(({ tag }) => tag)
  const at = tags.indexOf(BASELINE)
  if (at < 0) throw new Error(`${BASELINE} is no migration`)
  return tags.slice(at + 1).map((tag) => path.join(FOLDER, `${tag}.sql`))
}

/**
 * @param {string[]} files
 * @returns {{ ok: boolean, output: string }} what squawk says of them
 */
export function squawk(files) {
  if (files.length === 0) return { ok: true, output: '' }
  const args = ['--config', inRoot('config', 'squawk.toml'), '--reporter', 'gcc', ...files]
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin('squawk-cli/js/bin/squawk'), ...args], {
    encoding: 'utf8'
  })
  return { ok: status === 0, output: `${stdout}${stderr}` }
}

if (isMain(import.meta)) {
  const { ok, output } = squawk(laterMigrations())
  process.stdout.write(output)
  process.exitCode = ok ? 0 : 1
}
