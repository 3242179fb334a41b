/** What the partner bank's app tells of its customer: the number, and the envelope by which the server knows that the bank says so. */
export interface BankCustomer {
  readonly phone: string
  readonly resp: string
}

export interface BankAppCapability {
  /** Whether the bank's app can be asked at all. */
  available(): boolean
  /** Asks it who its customer is, by a request that the server made for it; null where it says nothing of use. */
  customer(request: string): Promise<BankCustomer | null>
}
