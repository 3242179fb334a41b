/** What WeChat's phone button tells. */
export interface PhoneAnswer {
  /** For the server, which learns the number by it; undefined when it was refused. */
  readonly code?: string
  readonly errMsg?: string
}
