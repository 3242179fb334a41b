import { START_TEXTS as texts } from '../start-texts'

/** Keys of the partner bank's envelope, in hexadecimal. */
export interface BankKeys {
  /** 16 bytes that both sides have. */
  readonly sm4Key: string
  /** 32 bytes: signs what this side says. */
  readonly privateKey: string
  /** An uncompressed point (04…) of 65 bytes: verifies what the other side says. */
  readonly otherPublicKey: string
}

const NAMES = ['BANK_SM4_KEY', 'BANK_PUBLIC_KEY', 'BANK_PRIVATE_KEY'] as const

/** All of them or none: half a set would fail with the first customer. */
export function readBankKeys(given: Readonly<Record<(typeof NAMES)[number], string | null>>): {
  readonly keys: BankKeys | null
  readonly problem: string | null
} {
  const { BANK_SM4_KEY: sm4Key, BANK_PUBLIC_KEY: otherPublicKey, BANK_PRIVATE_KEY: privateKey } = given
  if (sm4Key !== null && otherPublicKey !== null && privateKey !== null)
    return { keys: { sm4Key, privateKey, otherPublicKey }, problem: null }
  const missing = NAMES.filter((name) => given[name] === null)
  const problem = missing.length === NAMES.length ? null : texts.bankHalf(missing)
  return { keys: null, problem }
}
