import { CHANNEL } from '@/contract/channels'
import { navigate } from '@/routes/navigate'

/** To the bank's login page (§8, 50001). @param url public path to return to */
export const toBankLogin = (url: string, replace = false): void =>
  navigate('cmbcLogin', { source: String(CHANNEL.bank), url }, { replace })
