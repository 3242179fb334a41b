import { act } from 'react'
import type { BookingListInput } from '@/contract/booking/dto/booking'
import BookingPage from '@/pages/process/booking'
import { bookingAnswer, clinicRow, heldSlot, timeSlot } from './booking'
import { draftIn } from './draft'
import type { MountedPage } from './mount-page'
import { idle } from './screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from './world'

/** A bookable day of `bookingAnswer`. */
export const TUESDAY = '2026-11-24'
const twoSlots = [timeSlot(102, '08:00-08:30', 21), timeSlot(103, '08:30-09:00', 0)]

export interface BookingOptions extends WorldOptions {
  params?: Record<string, string>
  /** Runs before the page opens. */
  prepare?: (world: World) => void
}

/** The open booking page of a test, in a world whose server answers a plain way through unless told otherwise. */
export class BookingScreen {
  world: World = createWorld()
  page: MountedPage | null = null

  async open(calls: FakeCalls = {}, { params = {}, prepare, ...options }: BookingOptions = {}) {
    this.world = createWorld({
      calls: {
        'booking.list': () => bookingAnswer({ [TUESDAY]: [clinicRow()] }),
        'booking.timespans': () => twoSlots,
        'hold.take': () => heldSlot(),
        'hold.release': () => ({}),
        'questionnaire.config': () => [{ open: 0, limit: 0, questionnaireConfigDTO: null }],
        ...calls
      },
      ...options
    })
    prepare?.(this.world)
    await this.enter(params)
  }

  /** Opens the page in the same world, e.g. after a reload. */
  async enter(params: Record<string, string> = {}) {
    await act(async () => {
      this.page = await this.world.open('booking', BookingPage, { type: 'checkup', id: 'CK1003', ...params })
    })
    await idle()
  }

  leave = () => {
    this.page?.leave()
    this.page = null
  }

  get toast() {
    return this.world.root.feedback.toastShown?.text
  }

  /** Parts of the draft. */
  get parts() {
    return draftIn(this.world)?.parts
  }

  /** Inputs of the list calls, in order. */
  get lists() {
    return this.world.made
      .filter(({ name }) => name === 'booking.list')
      .map(({ input }) => input as BookingListInput)
  }

  count(name: string) {
    return this.world.made.filter((made) => made.name === name).length
  }

  /** The only button of the dialog that is shown. */
  async acceptDialog() {
    const { feedback } = this.world.root
    await act(async () => feedback.answer(feedback.dialog?.id ?? 0, true))
    await idle()
  }
}
