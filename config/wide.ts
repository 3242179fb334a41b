import path from 'node:path'
import type { Chain } from './elements'
import { WIDE } from './page-files'

/** A stylesheet of its own beside those of every page: phones never load it. */
export function wideStyles(chain: Chain): void {
  chain.entry(WIDE).add(path.join(__dirname, '../src/styles/wide.scss'))
}
