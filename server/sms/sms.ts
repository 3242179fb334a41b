/**
 * How a login code was taken. `limited`: the number has had as many as the provider sends to one (commonly one a minute, five an hour, ten
 * a day); `refused`: it is not sent, and would not be if it were asked for again.
 */
type SmsEnd = 'sent' | 'limited' | 'refused'

/** Somebody who delivers login codes. Throws where it is not known what became of one. */
export interface SmsProvider {
  /** For the log. */
  readonly name: string
  send(phone: string, code: string): Promise<SmsEnd>
}
