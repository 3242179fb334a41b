import { CHANNEL } from '@/contract/channels'
import type { SilentLogin } from './model'

/** By the channel (R2.181); fetched where it is wanted. */
export const SILENT: Readonly<Record<number, () => Promise<SilentLogin>>> = {
  [CHANNEL.bank]: () => import('./by-bank').then(({ byBank }) => byBank)
}
