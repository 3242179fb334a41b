import type { Dict } from '../../protocol'
import { ApiError } from '../api-error'
import type { MiniProgram } from '../mini-program'

/** Entries of the phone's calendar. Times are seconds; WeChat takes the start as a number and the end as text. */
export const calendarApis = (app: MiniProgram): Dict => ({
  addPhoneCalendar: (options: Dict = {}) =>
    app.respond('addPhoneCalendar', options, () => {
      const { title, startTime, endTime } = options
      if (typeof title !== 'string' || title === '')
        throw new ApiError('parameter error: parameter.title should be String')
      if (typeof startTime !== 'number')
        throw new ApiError('parameter error: parameter.startTime should be Number')
      if (endTime !== undefined && typeof endTime !== 'string')
        throw new ApiError('parameter error: parameter.endTime should be String')
      return app.script('addPhoneCalendar', options)
    })
})
