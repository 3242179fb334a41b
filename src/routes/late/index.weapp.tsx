import { page } from '../page'
import type { LatePage } from './types'

/** The mini-program has its pages from the start: what is registered late is of the site in its web-view. */
export const latePage: LatePage = (name, Content) =>
  page(name, Object.assign(Content, { late: true as const }))
