/**
 * The add-on screen's state machine (§4, R4.35-R4.43): a pure reducer, so that the page only sends calls and draws.
 *
 * - `openSession(packages, selection, exchangeId)` -> the first state, with the first quote pending
 * - `addonSession(state, action)` -> the next state
 *
 * When `state.pending` carries a new `seq`, the page sends that quote and answers with `quoteOk`, `quoteAddTogether` (40003),
 * `quoteDeleteTogether` (40004) or `quoteFailed`, giving the same `seq`; answers to an older one are ignored.
 * `state.selection` shows the choice while it is being calculated; `priced` is what a failure or a cancel goes back to.
 */
import { removeItems, addItems, clearAll, toggleItem, togglePackage } from './selection'
import { sameSelection } from './selection-read'
import type { AffectedItem } from './rules'
import { OPER_TYPE, type AddonPackage, type ItemRef, type OperType, type Selection } from './types'

interface Choice {
  selection: Selection
  exchangeId: number | null
}

export interface PendingQuote extends Choice {
  seq: number
  operType: OperType
  toggled: ItemRef | null
}

export type AddonDialog =
  | { kind: 'addTogether' | 'deleteTogether'; message: string; items: readonly AffectedItem[] }
  | { kind: 'remark'; message: string }
  | { kind: 'clearAll' }

export interface AddonSessionState<Quote> extends Choice {
  packages: readonly AddonPackage[]
  /** The last answered quote; stays on screen while another is calculated. */
  quote: Quote | null
  priced: Choice
  pending: PendingQuote | null
  /** The toggle a dialog is about: pending when the dialog opened. */
  questioned: PendingQuote | null
  dialog: AddonDialog | null
  /** A refusal to toast, with a number so that the same text twice is two toasts. */
  notice: { text: string; seq: number } | null
  seq: number
}

export type AddonAction<Quote> =
  | { type: 'toggle'; ref: ItemRef }
  | { type: 'togglePackage'; packageId: number }
  | { type: 'toggleExchange'; exchangeId: number }
  | { type: 'askClearAll' }
  | { type: 'replace'; selection: Selection }
  | { type: 'requote' }
  | { type: 'quoteOk'; seq: number; quote: Quote; addItemRemark?: string; selection?: Selection }
  | {
      type: 'quoteAddTogether' | 'quoteDeleteTogether'
      seq: number
      message: string
      items: readonly AffectedItem[]
    }
  | { type: 'quoteFailed'; seq: number }
  | { type: 'dialogConfirm' }
  | { type: 'dialogCancel' }

/** Whether a quote is out or a dialog about one is open: toggles are blocked and 'next' is disabled. */
export const isCalculating = <Quote>(state: AddonSessionState<Quote>): boolean =>
  state.pending !== null || state.questioned !== null

/** The first state; its first quote is pending. */
export const openSession = <Quote>(
  packages: readonly AddonPackage[],
  selection: Selection,
  exchangeId: number | null = null
): AddonSessionState<Quote> => {
  const choice = { selection, exchangeId }
  const idle: AddonSessionState<Quote> = {
    ...choice,
    packages,
    quote: null,
    priced: choice,
    pending: null,
    questioned: null,
    dialog: null,
    notice: null,
    seq: 0
  }
  return ask(idle, choice, OPER_TYPE.add, null)
}

const ask = <Quote>(
  state: AddonSessionState<Quote>,
  choice: Choice,
  operType: OperType,
  toggled: ItemRef | null
): AddonSessionState<Quote> => {
  const seq = state.seq + 1
  const { selection, exchangeId } = choice
  return {
    ...state,
    selection,
    exchangeId,
    pending: { selection, exchangeId, seq, operType, toggled },
    questioned: null,
    dialog: null,
    seq
  }
}

const revert = <Quote>(state: AddonSessionState<Quote>): AddonSessionState<Quote> => ({
  ...state,
  ...state.priced,
  pending: null,
  questioned: null,
  dialog: null
})

const notify = <Quote>(state: AddonSessionState<Quote>, text: string): AddonSessionState<Quote> => ({
  ...state,
  notice: { text, seq: (state.notice?.seq ?? 0) + 1 }
})

const confirmDialog = <Quote>(state: AddonSessionState<Quote>): AddonSessionState<Quote> => {
  const { dialog, questioned } = state
  if (dialog?.kind === 'clearAll') {
    const selection = clearAll(state.packages, state.selection)
    return ask(state, { selection, exchangeId: state.exchangeId }, OPER_TYPE.remove, null)
  }
  if (!dialog || !questioned) return { ...state, dialog: null }
  switch (dialog.kind) {
    case 'addTogether':
      return ask(
        state,
        { ...questioned, selection: addItems(questioned.selection, dialog.items) },
        OPER_TYPE.add,
        questioned.toggled
      )
    case 'deleteTogether': {
      const selection = removeItems(questioned.selection, dialog.items)
      // Deleting what was just added leads back to what is quoted already.
      const back =
        sameSelection(selection, state.priced.selection) && questioned.exchangeId === state.priced.exchangeId
      return back
        ? revert(state)
        : ask(state, { ...questioned, selection }, questioned.operType, questioned.toggled)
    }
    case 'remark':
      return ask(
        state,
        { selection: questioned.selection, exchangeId: null },
        questioned.operType,
        questioned.toggled
      )
  }
}

const userAction = <Quote>(
  state: AddonSessionState<Quote>,
  action: AddonAction<Quote>
): AddonSessionState<Quote> => {
  const { selection, exchangeId, packages } = state
  switch (action.type) {
    case 'toggle': {
      const change = toggleItem(packages, selection, action.ref)
      if (!change.ok) return notify(state, change.reason)
      return ask(state, { selection: change.selection, exchangeId }, change.operType, action.ref)
    }
    case 'togglePackage': {
      const change = togglePackage(packages, selection, action.packageId)
      if (!change.ok) return notify(state, change.reason)
      return ask(state, { selection: change.selection, exchangeId }, change.operType, null)
    }
    case 'toggleExchange': {
      const off = exchangeId === action.exchangeId
      return ask(
        state,
        { selection, exchangeId: off ? null : action.exchangeId },
        off ? OPER_TYPE.remove : OPER_TYPE.add,
        null
      )
    }
    case 'askClearAll':
      return { ...state, dialog: { kind: 'clearAll' } }
    case 'replace':
      return ask(state, { selection: action.selection, exchangeId }, OPER_TYPE.add, null)
    case 'requote':
      return ask(state, { selection, exchangeId }, OPER_TYPE.add, null)
    default:
      return state
  }
}

const answer = <Quote>(
  state: AddonSessionState<Quote>,
  pending: PendingQuote,
  action: AddonAction<Quote>
): AddonSessionState<Quote> => {
  switch (action.type) {
    case 'quoteOk': {
      if (action.addItemRemark) {
        return {
          ...state,
          pending: null,
          questioned: pending,
          dialog: { kind: 'remark', message: action.addItemRemark }
        }
      }
      const { exchangeId } = pending
      // The server's list is the truth when it sends one (R4.38).
      const selection = action.selection ?? pending.selection
      return {
        ...state,
        selection,
        exchangeId,
        quote: action.quote,
        priced: { selection, exchangeId },
        pending: null
      }
    }
    case 'quoteAddTogether':
    case 'quoteDeleteTogether': {
      const kind = action.type === 'quoteAddTogether' ? 'addTogether' : 'deleteTogether'
      return {
        ...state,
        pending: null,
        questioned: pending,
        dialog: { kind, message: action.message, items: action.items }
      }
    }
    case 'quoteFailed':
      return revert(state)
    default:
      return state
  }
}

/** The next state. Actions that do not fit the moment (toggling while calculating, a late answer) change nothing. */
export const addonSession = <Quote>(
  state: AddonSessionState<Quote>,
  action: AddonAction<Quote>
): AddonSessionState<Quote> => {
  switch (action.type) {
    case 'quoteOk':
    case 'quoteAddTogether':
    case 'quoteDeleteTogether':
    case 'quoteFailed':
      return state.pending && state.pending.seq === action.seq ? answer(state, state.pending, action) : state
    case 'dialogConfirm':
      return state.dialog ? confirmDialog(state) : state
    case 'dialogCancel':
      if (!state.dialog) return state
      return state.questioned ? revert(state) : { ...state, dialog: null }
    default:
      return isCalculating(state) || state.dialog ? state : userAction(state, action)
  }
}
