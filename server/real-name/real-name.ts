/** What an authority says of a name and an ID number. `busy`: it cannot say just now. */
export type RealNameEnd = 'same' | 'differs' | 'unknown' | 'busy'

/** Somebody who asks an authority. A call over the network, for which somebody pays: never inside a transaction. */
export interface RealNameProvider {
  verify(name: string, idNumber: string): Promise<RealNameEnd>
}
