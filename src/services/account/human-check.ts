/** The check that a person is asking, which the server wants when a number is under attack. */
import { CallError, ErrorCode } from '@/contract/errors'
import type { Call } from '../http/call'

export interface CheckShown {
  readonly id: string
  /** `data:` address; '' of a check to be listened to. */
  readonly image: string
  /** `data:` address; '' of a check to be looked at. */
  readonly sound: string
}

export const drawCheck = (call: Call, form: 'picture' | 'sound'): Promise<CheckShown> =>
  call('check.draw', { form })

/** @returns the ticket that goes with the call that was refused */
export const answerCheck = async (call: Call, id: string, answer: string): Promise<string> =>
  (await call('check.answer', { a: id, b: answer })).ticket

/** A check is wanted, or one was not passed. */
export const isCheck = (error: unknown): boolean =>
  error instanceof CallError && error.code === ErrorCode.captchaWrong
