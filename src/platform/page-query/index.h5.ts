import type { KeepInAddress, PageAddress, PageQuery } from './types'

export const pageQuery: PageQuery = (key) => new URLSearchParams(window.location.search).get(key) ?? undefined
export const pageAddress: PageAddress = () => window.location.pathname + window.location.search
export const keepInAddress: KeepInAddress = (key, value) => {
  const query = new URLSearchParams(window.location.search)
  query.set(key, value)
  window.history.replaceState(window.history.state, '', `${window.location.pathname}?${query.toString()}`)
}
