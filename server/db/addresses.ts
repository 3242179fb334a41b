/**
 * Addresses of one database: a primary and its standbys, as libpq writes them, `postgres://user@one:5432,two:5432/shop`. The driver knows
 * one address alone.
 */
export function addressesOf(url: string): readonly string[] {
  const [, scheme = '', who = '', hosts = '', rest = ''] =
    /^([a-z]+:\/\/)([^@/?]*@)?([^/?]*)(.*)$/.exec(url) ?? []
  return hosts.split(',').map((host) => scheme + who + host + rest)
}

/** Which of the addresses is taken for the primary, for all connections of a process. */
export class Addresses {
  readonly all: readonly string[]
  private at = 0

  constructor(url: string) {
    this.all = addressesOf(url)
  }

  get current(): string {
    return this.all[this.at] ?? ''
  }

  /** This one does not answer, or only reads: the next is tried. One that others have passed over already changes nothing. */
  passOver(address: string): void {
    if (this.current === address) this.at = (this.at + 1) % this.all.length
  }
}
