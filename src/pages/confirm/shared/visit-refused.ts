import type { HoldKeeper } from '@/components/booking/hold-keeper/model'
import { ErrorCode, type CallError } from '@/contract/errors'
import type { BookedDraft, DraftKey } from '@/domain/draft/draft'
import type { Root } from '@/stores/root'
import { visitTexts } from './visit-texts'
import { texts } from './texts'

/** A visit in the making that keeps a seat. */
interface Visited {
  readonly hold: HoldKeeper
  readonly booked: BookedDraft | undefined
  readonly key: DraftKey
}

/** What the user is asked or told when seat, hold or schedule went (27002, 27003, 27201). `true`: send it again. */
export function visitRefused(root: Root, model: Visited, error: CallError): Promise<boolean> | null {
  switch (error.code) {
    case ErrorCode.quotaFull:
      return full(root, model, error)
    case ErrorCode.holdExpired:
      return holdExpired(model, error)
    case ErrorCode.scheduleChanged:
      return backToBooking(root, model, error.message || visitTexts.scheduleChanged)
    case ErrorCode.offShelf:
      staleList(root, model)
      return null
    default:
      return null
  }
}

async function full(root: Root, model: Visited, error: CallError): Promise<false> {
  return model.hold.offer(error) ? false : backToBooking(root, model, error.message || visitTexts.fullNone)
}

/** The same slot first; what 27201 offers only when no seat is left. */
async function holdExpired({ hold }: Visited, error: CallError): Promise<boolean> {
  hold.markEnded()
  if (await hold.retake()) return true
  if (hold.shown.kind === 'alternatives' && hold.shown.list.length === 0) hold.offer(error)
  return false
}

async function backToBooking(root: Root, model: Visited, text: string): Promise<false> {
  await root.feedback.alert({ title: texts.noticeTitle, text })
  staleList(root, model)
  const { booked } = model
  if (booked) root.process.put(model.key, { visit: { ...booked.visit, hold: null } })
  model.hold.leaveForBooking()
  return false
}

/** The booking screen asks anew. */
function staleList(root: Root, model: Visited): void {
  const days = model.booked?.draft.parts.days
  if (days) root.process.put(model.key, { days: { ...days, valid: false } })
}
