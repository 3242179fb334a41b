import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction, constants } from 'node:vm'

/** Runs the server's script as if it lay in the server's folder: what it reads lies beside it there. */
export function runServer(file) {
  const folder = import.meta.dirname
  const filename = path.join(folder, 'built.js')
  const names = ['require', 'module', 'exports', '__dirname']
  const module = { exports: {} }
  process.setSourceMapsEnabled(true)
  const run = compileFunction(fs.readFileSync(file, 'utf8'), names, {
    filename,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER
  })
  run(createRequire(filename), module, module.exports, folder)
}
