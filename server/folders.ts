import { join } from 'node:path'

/** The only place that asks where the code lies: the build makes one file of all others. */
const SERVER_DIR = __dirname
export const ROOT = join(SERVER_DIR, '..')
export const MIGRATIONS_DIR = join(SERVER_DIR, 'db', 'migrations')
/** A sample of each file that operators import. */
export const SAMPLES_DIR = join(SERVER_DIR, 'ops', 'samples')
export const PUBLIC_DIR = join(SERVER_DIR, 'public')
