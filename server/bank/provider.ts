import { ErrorCode } from '@/contract/errors'
import type { Config } from '../config'
import { Refusal } from '../http/refusal'
import type { BankKeys } from '../settings/bank-keys'
import { DEMO_BANK } from './demo-keys'
import type { BankEnvelope } from './envelope'
import { sm2PublicKey, smEnvelope } from './sm-envelope'
import { BANK_TEXTS } from './texts'

const demoKeys = (): BankKeys => ({
  sm4Key: DEMO_BANK.sm4Key,
  privateKey: DEMO_BANK.shopPrivateKey,
  otherPublicKey: sm2PublicKey(DEMO_BANK.bankPrivateKey)
})

/** Of each configuration once: the keys of a running server do not change. */
const made = new WeakMap<Config, BankEnvelope>()

/** The shop's side of the envelope: by the configured keys, in the demo by those of the demo; null where there are none. */
function bankEnvelope(config: Config): BankEnvelope | null {
  const known = made.get(config)
  if (known) return known
  const keys = config.bank ?? (config.demo ? demoKeys() : null)
  if (!keys) return null
  const envelope = smEnvelope(keys)
  made.set(config, envelope)
  return envelope
}

/** The same where nothing goes on without it. Refuses with 0. */
export function requireBank(config: Config): BankEnvelope {
  const envelope = bankEnvelope(config)
  if (!envelope) throw new Refusal(ErrorCode.business, BANK_TEXTS.missing)
  return envelope
}

/** The bank's side, in the demo that runs on its own keys alone; null elsewhere. */
export function demoBank(config: Config): BankEnvelope | null {
  if (!config.demo || config.bank) return null
  const { sm4Key, bankPrivateKey, shopPrivateKey } = DEMO_BANK
  return smEnvelope(
    { sm4Key, privateKey: bankPrivateKey, otherPublicKey: sm2PublicKey(shopPrivateKey) },
    'bank'
  )
}
