import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const SERVER = join(__dirname, '..')
const SOURCE = join(SERVER, '..', 'src')
const IMPORT = /(?:\bfrom|\bimport) '((?:\.|@\/)[^']*)'/g

/** All files of the product that a file of it leads to by its imports, itself among them. */
function reached(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found
  found.add(file)
  if (!file.endsWith('.ts')) return found
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const path = name.startsWith('@/') ? join(SOURCE, name.slice(2)) : join(dirname(file), name)
    const target = [path, `${path}.ts`, join(path, 'index.ts')].find(
      (candidate) => existsSync(candidate) && statSync(candidate).isFile()
    )
    if (!target) throw new Error(`${file} imports ${name}, which is not there`)
    reached(target, found)
  }
  return found
}

/** Changes with everything that decides what a fresh database holds: the migrations, and all that prepares one. */
export function databasePrint(): string {
  const migrations = join(SERVER, 'db', 'migrations')
  const scripts = [
    ...readdirSync(migrations).filter((name) => name.endsWith('.sql')),
    'meta/_journal.json'
  ].map((name) => join(migrations, name))
  const hash = createHash('sha256')
  for (const file of [...reached(join(SERVER, 'db', 'migrate.ts')), ...scripts].sort()) {
    hash.update(`\n${relative(SERVER, file)}\n`).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}
