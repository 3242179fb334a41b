import type { PageQuery } from './types'

export const pageQuery: PageQuery = (key) => new URLSearchParams(window.location.search).get(key) ?? undefined
