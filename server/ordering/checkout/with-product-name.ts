import { Refusal } from '../../http/refusal'
import { ORDER_TEXTS } from '../texts'

/** The same refusal, told of the one among several. */
export const refusalWithProductName = (name: string | undefined, refusal: Refusal): Refusal =>
  name === undefined
    ? refusal
    : new Refusal(refusal.code, ORDER_TEXTS.cartLine(name, refusal.message), refusal.results)

/** For `catch`: a refusal says of which of several it is. */
export const withProductName =
  (name: string | undefined) =>
  (error: unknown): never => {
    throw error instanceof Refusal ? refusalWithProductName(name, error) : error
  }
