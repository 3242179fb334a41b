import { CHANNEL } from '@/contract/channels'
import { CallError, ErrorCode } from '@/contract/errors'
import { bankApp } from '@/platform/bank-app'
import { navigate } from '@/routes/navigate'
import { enterByBank } from '@/stores/bank-login'
import type { SilentLogin } from './model'

/** The partner bank: its own page says why it does not log in, and what helps. */
export const byBank: SilentLogin = {
  async logIn(root) {
    try {
      const { kind } = await enterByBank(root, bankApp)
      return kind === 'session'
    } catch (error) {
      if (error instanceof CallError && error.code === ErrorCode.business) return false
      throw error
    }
  },
  openForm: (url) => navigate('cmbcLogin', { source: String(CHANNEL.bank), url }, { replace: true })
}
