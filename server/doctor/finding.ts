/** A door, or who was asked: how it stands, in an operator's words. */
export interface Finding {
  readonly what: string
  readonly state: 'open' | 'closed' | 'ill'
  readonly note: string
}
