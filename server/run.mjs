import { createRequire } from 'node:module'

/** Runs a script that `scripts/lib/build-server.mjs` made. */
export function runServer(file) {
  process.setSourceMapsEnabled(true)
  createRequire(import.meta.url)(file)
}
