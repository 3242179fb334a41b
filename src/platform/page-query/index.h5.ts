import type { PageAddress, PageQuery } from './types'

export const pageQuery: PageQuery = (key) => new URLSearchParams(window.location.search).get(key) ?? undefined
export const pageAddress: PageAddress = () => window.location.pathname + window.location.search
