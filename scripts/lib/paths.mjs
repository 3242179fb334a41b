import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** Intermediate files of the scripts: caches and reports; safe to delete. */
export const CACHE = path.join(ROOT, '.cache')

export const inRoot = (...parts) => path.join(ROOT, ...parts)

/** The program behind a package's command, run with this Node so that no shell or PATH matters. */
export const bin = (relative) => inRoot('node_modules', relative)

/** Whether the module was started by `node file`, not imported. */
export const isMain = (meta) =>
  process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(meta.url)
