import type { Sandbox } from '../app-parts'
import type { Database } from '../db/client'
import { sandboxGateway } from './gateway'
import { sandboxJobs } from './jobs'
import { sandboxDoor } from './notices'
import { addSandboxRoutes } from './routes'

/**
 * What stands in for providers: a gateway with its cashier, its notices and its controls, and the pages of a WeChat and a bank that believe
 * everybody. One module, which `main.ts` loads outside production alone; a rule of .dependency-cruiser.cjs lets nobody else import it.
 */
export const sandbox = (database: Database, now: () => Date): Sandbox => ({
  gateway: sandboxGateway(database, now),
  noticeDoor: sandboxDoor(database.db, now),
  jobs: sandboxJobs,
  addRoutes: addSandboxRoutes
})
