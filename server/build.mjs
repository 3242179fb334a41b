/** `npm run build:server`: the server's script in `dist/server`, so that a start has nothing to build. */
import path from 'node:path'
import { buildServer } from './built.mjs'

console.log(`Built ${path.relative(process.cwd(), await buildServer())}`)
