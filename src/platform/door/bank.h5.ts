import { container } from './containers.h5'

/** The partner bank's app: it logs its customer in by a page of ours (`/CMBC-login`), and opens no login of its own. */
export const bank: typeof container = { ...container, chrome: { ...container.chrome, login: () => false } }
