import { download } from '../host/download'
import type { CalendarCapability } from './types'

/** As a file, which the phone offers to its calendar. */
export const calendar: CalendarCapability = {
  async add({ ics, title }) {
    download(`${title}.ics`, ics, 'text/calendar')
    return 'added'
  }
}
