import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** All files below a file or folder, as sorted paths relative to `base`; what does not exist is left out. */
export function listFiles(base, start, keep = () => true) {
  const full = path.join(base, start)
  const stat = fs.statSync(full, { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return keep(start) ? [start] : []
  return fs
    .readdirSync(full)
    .sort()
    .flatMap((name) => listFiles(base, path.join(start, name), keep))
}

/** Hash of names and contents: changes when any input of a build changes. */
export function contentHash(base, files, extra = '') {
  const hash = crypto.createHash('sha256').update(extra)
  for (const file of files) {
    hash.update(`\n${file}\n`)
    hash.update(fs.readFileSync(path.join(base, file)))
  }
  return hash.digest('hex')
}

/** Hash of names and sizes: cheap, and changes when another program writes into an output folder. */
export function shapeHash(base, files) {
  const hash = crypto.createHash('sha256')
  for (const file of files) hash.update(`${file} ${fs.statSync(path.join(base, file)).size}\n`)
  return hash.digest('hex')
}
