import * as pay from './dto'

/** What each call of this subject takes and answers. Server and tests only. */
export const paySchemas = {
  'pay.create': { input: pay.payCreateInput, results: pay.payCreateResults },
  'pay.status': { input: pay.payStatusInput, results: pay.payStatusResults }
}
