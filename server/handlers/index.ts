import type { Handlers } from '../http/context'
import { authHandlers } from './auth'
import { contactHandlers } from './contacts'

/** Every call of the catalogue; a missing one does not compile. */
export const handlers = {
  ...authHandlers,
  ...contactHandlers
} satisfies Handlers
