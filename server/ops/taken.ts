import { refused, type Outcome } from './command'

/** What was written until then is taken back, and the operator is told why. */
export class Taken extends Error {}

export async function unlessTaken(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Taken) return refused(error.message)
    throw error
  }
}
