/** node scripts/contract.mjs https://other-backend: whether it answers as the pages need (`tests/contract/`). */
import { spawnSync } from 'node:child_process'
import { bin, inRoot, ROOT } from './lib/paths.mjs'

process.env.TZ ??= 'Asia/Shanghai'

const { status } = spawnSync(
  process.execPath,
  [bin('tsx/dist/cli.mjs'), inRoot('tests/contract/main.ts'), ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit' }
)
process.exitCode = status ?? 2
